import { stopWords } from "../../../../platform/drafting/stop-words.ts";

/** The share, from 0 to 1, of telling words that two texts have in common (Jaccard index of their word sets). */
export function wordSimilarity(one: string, other: string): number {
  const first = tellingWords(one);
  const second = tellingWords(other);
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = first.size + second.size - shared;
  return all === 0 ? 1 : shared / all;
}

function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !stopWords.has(word));
  return new Set(telling.length > 0 ? telling : words);
}
