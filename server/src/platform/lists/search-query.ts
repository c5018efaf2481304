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
  const prefixes = words.map((word) => `${word}:*`).join(" & ");
  return words[0] === chunk ? prefixes : `((${prefixes}) | '${quoted(chunk)}':*)`;
}

const quoted = (chunk: string) => chunk.replaceAll("\u0000", "").replaceAll("\\", "\\\\").replaceAll("'", "''");
