import { plainText } from "./plain-text.ts";
import { stopWords } from "./stop-words.ts";

const wideScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const longestWord = 40;

/** The first `words` words of a text, cut before a dangling "of", "and" or the like, without final stop. */
export function shorten(text: string, words: number): string {
  const all = plainText(text).split(" ").flatMap(wordParts).filter(Boolean);
  const kept = all.slice(0, Math.max(1, words)).map((word) => [...word].slice(0, longestWord).join(""));
  if (all.length > kept.length) {
    while (kept.length > 1 && isDangling(kept.at(-1) ?? "")) kept.pop();
  }
  const joined = kept.reduce(
    (line, word) => line + (wideScript.test(line.at(-1) ?? "") && wideScript.test(word) ? "" : " ") + word,
    "",
  );
  return withoutFinalStop(joined.trim());
}

function wordParts(word: string): string[] {
  if (!wideScript.test(word)) return [word];
  return [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(word)].map((part) => part.segment);
}

function isDangling(word: string): boolean {
  return /[,;:–—-]$/u.test(word) ? stopWords.has(word.slice(0, -1).toLowerCase()) : stopWords.has(word.toLowerCase());
}

function withoutFinalStop(text: string): string {
  return text.replace(/[\s.!?,;:…。！？–—-]+$/u, "").trim();
}
