import { commonWords } from "./common-words.ts";

/** A word is one in all its forms as far as its beginning goes, without its ending. */
const stemLength = 6;

/** The most usual endings of English and German, behind four letters or more. */
const ending = /(?<=\p{L}{4})(?:ings?|ers?|en|es?|ed|s)$/u;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The telling words of a text by how they begin. Figures tell nothing of what a sentence is about. */
export function stemsOf(text: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const segment of segmentsOf(text)) {
    const word = segment.toLowerCase();
    if (!isTellingWord(word)) continue;
    const stem = stemOf(word);
    if (!stems.has(stem)) stems.set(stem, segment);
  }
  return stems;
}

/** All words of a text, in small letters. */
export const wordsOf = (text: string): string[] => segmentsOf(text).map((word) => word.toLowerCase());

/** How a word in small letters begins. */
export const stemOf = (word: string): string => [...word.replace(ending, "")].slice(0, stemLength).join("");

/** Whether a word in small letters tells what a sentence is about. */
export const isTellingWord = (word: string): boolean => !commonWords.has(word) && isLong(word);

const segmentsOf = (text: string) =>
  [...segmenter.segment(text.normalize("NFKC"))].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));

// Where words are written in two or three signs, two are enough.
const isLong = (word: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’-]+$/u.test(word)
    ? [...word].length >= 4
    : /\p{L}/u.test(word) && [...word].length >= 2;
