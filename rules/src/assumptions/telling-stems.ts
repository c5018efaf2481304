import { commonWords } from "./common-words.ts";

/** A word is one in all its forms as far as its beginning goes, without its ending. */
const stemLength = 6;

/** The most usual endings of English and German, behind four letters or more. */
const ending = /(?<=\p{L}{4})(?:ings?|ers?|en|es?|ed|s)$/u;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The telling words of a text by how they begin. Figures tell nothing of what a sentence is about. */
export function stemsOf(text: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const { segment, isWordLike } of segmenter.segment(text.normalize("NFKC"))) {
    const word = segment.toLowerCase();
    if (!isWordLike || commonWords.has(word) || !isLong(word)) continue;
    const stem = [...word.replace(ending, "")].slice(0, stemLength).join("");
    if (!stems.has(stem)) stems.set(stem, segment);
  }
  return stems;
}

// Where words are written in two or three signs, two are enough.
const isLong = (word: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’-]+$/u.test(word)
    ? [...word].length >= 4
    : /\p{L}/u.test(word) && [...word].length >= 2;
