import type { CandidatePassage, IndexedPassage } from "./passage-index.ts";

const pageMax = 4;
const publisherShare = 0.4;
const alike = 0.8;

/**
 * So many of ranked passages, in their order: first at most 4 of a page and two fifths of a publisher, then what is missing of the rest; of those that say the
 * same in the same words the first.
 */
export function chooseDiverse<P extends CandidatePassage>(ranked: readonly IndexedPassage<P>[], most: number): P[] {
  const ofPublisher = Math.max(1, Math.floor(publisherShare * most));
  const chosen: { passage: P; shingles: Set<string> }[] = [];
  const waiting: IndexedPassage<P>[] = [];
  const choose = ({ passage, words }: IndexedPassage<P>) => {
    const shingles = shinglesOf(words);
    if (!chosen.some((other) => likeness(shingles, other.shingles) >= alike)) chosen.push({ passage, shingles });
  };
  for (const each of ranked) {
    if (chosen.length >= most) break;
    const same = (key: "page" | "publisher") =>
      chosen.filter((other) => other.passage[key] === each.passage[key]).length;
    if (same("page") >= pageMax || same("publisher") >= ofPublisher) waiting.push(each);
    else choose(each);
  }
  for (const each of waiting) if (chosen.length < most) choose(each);
  return chosen.map(({ passage }) => passage);
}

/** Each three words in a row. */
const shinglesOf = (words: readonly string[]) =>
  new Set(words.slice(0, Math.max(1, words.length - 2)).map((_, at) => words.slice(at, at + 3).join(" ")));

/** How much two sets have in common, from 0 to 1 (Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 1 : (2 * a.intersection(b).size) / (a.size + b.size);
}
