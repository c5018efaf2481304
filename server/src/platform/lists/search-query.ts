import { type SQL, sql } from "drizzle-orm";

/**
 * A `tsquery` for texts of company `accountId` in which every word of `search` begins a word, or that hold one of `names` as it is written.
 * To be asked of words among which the company's id is one, so that the index looks at no other company's texts; a capital A, which no
 * searched word has, stands before it. Undefined when the search has no word.
 */
export function searchQuery(accountId: string, search: string | undefined, names: string[] = []): SQL | undefined {
  const chunks = (search ?? "").toLowerCase().split(/\s+/);
  const terms = chunks.flatMap((chunk) => termOf(chunk) ?? []);
  if (terms.length === 0) return undefined;
  const words = sql`to_tsquery('simple', ${terms.join(" & ")})`;
  const wanted = names.length > 0 ? sql`(${words} || ${names.join(" | ")}::tsquery)` : words;
  return sql`(${`'A${accountId}'`}::tsquery && ${wanted})`;
}

// PostgreSQL keeps "example.com", "24/7" and "3.5" as one word each: such a chunk is looked for as its words and as a whole.
function termOf(chunk: string): string | undefined {
  const words = chunk.match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return undefined;
  const prefixes = words
    .flatMap(piecesOf)
    .map((word) => `${word}:*`)
    .join(" & ");
  return words[0] === chunk ? prefixes : `((${prefixes}) | '${quoted(chunk)}':*)`;
}

/** Of a text without spaces what is kept begins at every character and ends after eight: a longer search is several (see migration 0012). */
function piecesOf(word: string): string[] {
  const characters = [...word];
  if (characters.length <= unspacedLength || !isUnspaced.test(word)) return [word];
  const starts = characters.map((_, index) => index).filter((index) => index % unspacedLength === 0);
  const last = characters.length - unspacedLength;
  return starts.map((start) => characters.slice(Math.min(start, last)).slice(0, unspacedLength).join(""));
}

const unspacedLength = 8;
const isUnspaced =
  /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uff66-\uff9f]+$/;

const quoted = (chunk: string) => chunk.replaceAll("\u0000", "").replaceAll("\\", "\\\\").replaceAll("'", "''");
