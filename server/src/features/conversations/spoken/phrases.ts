import { plainWords } from "./plain-words.ts";

/** Words that are looked for in what is said. */
export interface Phrases {
  /** The first of them that stands in the words; undefined when none does. */
  find(words: readonly string[]): string | undefined;
  /** The same words without any of them. */
  without(words: readonly string[]): string[];
  /** A word of each, by which a sentence that may become one of them is known before it is whole. */
  readonly telling: readonly string[];
}

/** Phrases, one a line or set apart by "/". A word that ends in "*" stands for all that begin with it. */
export function phrases(list: string): Phrases {
  const all = list
    .split(/[\n/]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map((written) => ({ written, words: wordsOf(written) }));
  const at = (words: readonly string[], start: number) =>
    all.find((phrase) => phrase.words.every((word, index) => isWord(words[start + index], word)));
  return {
    find(words) {
      for (let start = 0; start < words.length; start += 1) {
        const found = at(words, start);
        if (found) return found.written;
      }
      return undefined;
    },
    without(words) {
      const rest: string[] = [];
      for (let start = 0; start < words.length; start += 1) {
        const found = at(words, start);
        if (found) start += found.words.length - 1;
        else rest.push(words[start] ?? "");
      }
      return rest;
    },
    telling: all.map(({ words }) => words.toSorted((one, other) => other.length - one.length)[0] ?? ""),
  };
}

/** Whether a word is, or begins with, what a phrase says. */
export const isWord = (word: string | undefined, wanted: string): boolean =>
  word !== undefined && (wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted);

const wordsOf = (written: string) =>
  written.split(/\s+/u).flatMap((word) => (word.endsWith("*") ? [word.toLowerCase()] : plainWords(word)));
