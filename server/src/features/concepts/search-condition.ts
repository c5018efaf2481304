import { eq, or, type SQL, sql } from "drizzle-orm";
import { concepts } from "./tables.ts";

/**
 * Concepts in whose title or summary every word of `search` begins a word, or whose identifier it begins or is (C-004, C-0042, 42). Undefined when
 * there is no word to look for.
 */
export function searchCondition(search: string | undefined): SQL | undefined {
  const chunks = (search ?? "").toLowerCase().split(/\s+/);
  const terms = chunks.flatMap((chunk) => termOf(chunk) ?? []);
  if (terms.length === 0) return undefined;
  const text = sql`to_tsvector('simple', ${concepts.title} || ' ' || ${concepts.summary}) @@ to_tsquery('simple', ${terms.join(" & ")})`;
  return or(text, ...identifierConditions((search ?? "").trim()));
}

function identifierConditions(search: string): SQL[] {
  const number = /^(?:c-?)?0*(\d{1,9})$/i.exec(search)?.[1];
  const beginning = /^c-\d{1,10}$/i.test(search) ? search.toUpperCase() : undefined;
  return [
    ...(number ? [eq(concepts.number, Number(number))] : []),
    ...(beginning
      ? [
          sql`'C-' || lpad(${concepts.number}::text, greatest(4, length(${concepts.number}::text)), '0') like ${`${beginning}%`}`,
        ]
      : []),
  ];
}

// PostgreSQL keeps "example.com", "24/7" and "3.5" as one word each: such a chunk is looked for as its words and as a whole.
function termOf(chunk: string): string | undefined {
  const words = chunk.match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return undefined;
  const prefixes = words.map((word) => `${word}:*`).join(" & ");
  return words[0] === chunk ? prefixes : `((${prefixes}) | '${quoted(chunk)}':*)`;
}

const quoted = (chunk: string) => chunk.replaceAll("\u0000", "").replaceAll("\\", "\\\\").replaceAll("'", "''");
