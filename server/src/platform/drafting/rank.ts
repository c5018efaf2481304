import type { Random } from "./random.ts";

/** An entry of a data file that says which words of an idea speak for it. Keywords are lower case. */
export type Keyworded = { readonly keywords: readonly string[] };

/**
 * The entries whose keywords occur in `text` first, most occurrences leading; entries that fit equally well come in an
 * order chosen by `random`. A keyword counts at the beginning of a word, "refill" is found in "refilling"; one of up to
 * three letters counts as a whole word only, with or without s, so that "car" is not found in "care".
 */
export function rankByKeywords<Entry extends Keyworded>(
  entries: readonly Entry[],
  text: string,
  random: Random,
): Entry[] {
  return random
    .shuffle(entries)
    .map((entry) => ({ entry, fit: countKeywords(entry.keywords, text) }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ entry }) => entry);
}

/** How many of the keywords occur in a text, by the same rule. */
export function countKeywords(keywords: readonly string[], text: string): number {
  const spoken = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return keywords.filter((keyword) => {
    const words = keyword.replace(/[^\p{L}\p{N}]+/gu, " ");
    if (words.length > 3) return spoken.includes(` ${words}`);
    return spoken.includes(` ${words} `) || spoken.includes(` ${words}s `);
  }).length;
}
