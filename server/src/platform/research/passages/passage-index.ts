import { wordNearness } from "./near-words.ts";
import { searchWords } from "./search-words.ts";

/** A passage that may answer. */
export interface CandidatePassage {
  text: string;
  /** What page it is of, and what that is called. */
  page: string;
  title?: string;
  publisher: string;
}

export interface IndexedPassage<P> {
  passage: P;
  words: readonly string[];
  /** How often each word stands in it; those of the page's title count a little, too. */
  counts: ReadonlyMap<string, number>;
}

/** Passages by their words, prepared once for any number of questions. */
export interface PassageIndex<P> {
  passages: readonly IndexedPassage<P>[];
  vocabulary: ReadonlySet<string>;
  averageLength: number;
}

const titleWeight = 0.3;

export function indexPassages<P extends CandidatePassage>(candidates: readonly P[]): PassageIndex<P> {
  const passages = candidates.map((passage) => {
    const words = searchWords(passage.text);
    const counts = new Map<string, number>();
    const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight);
    for (const word of words) add(word, 1);
    for (const word of searchWords(passage.title ?? "")) add(word, titleWeight);
    return { passage, words, counts };
  });
  const length = passages.reduce((sum, { words }) => sum + words.length, 0);
  return {
    passages,
    vocabulary: new Set(passages.flatMap(({ counts }) => [...counts.keys()])),
    averageLength: Math.max(1, length / Math.max(1, passages.length)),
  };
}

/** How well each passage of an index holds the terms, each of which has a weight: the rarer a term, the more it tells (BM25). */
export function scorePassages<P>(index: PassageIndex<P>, terms: ReadonlyMap<string, number>): number[] {
  const { passages, averageLength } = index;
  const scores = passages.map(() => 0);
  for (const [term, weight] of terms) {
    const near = nearWords(index, term);
    if (near.length === 0) continue;
    const counts = passages.map((each) =>
      near.reduce((sum, [word, how]) => sum + how * (each.counts.get(word) ?? 0), 0),
    );
    const holders = counts.reduce((sum, count) => sum + Math.min(1, count), 0);
    const rarity = Math.log(1 + (passages.length - holders + 0.5) / (holders + 0.5));
    for (const [at, { words }] of passages.entries()) {
      const count = counts[at] ?? 0;
      // Okapi BM25 with its usual constants, 1.2 and 0.75.
      const held = (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * words.length) / averageLength));
      if (count > 0) scores[at] = (scores[at] ?? 0) + weight * rarity * held;
    }
  }
  return scores;
}

function nearWords<P>({ vocabulary }: PassageIndex<P>, term: string): [word: string, nearness: number][] {
  const near: [string, number][] = [];
  for (const word of vocabulary) {
    const nearness = wordNearness(term, word);
    if (nearness > 0) near.push([word, nearness]);
  }
  return near;
}
