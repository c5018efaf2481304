import { plainText } from "./plain-text.ts";
import { keepsCapital } from "./proper-words.ts";
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

/** A text as part of a sentence: one line, lower-case start unless a name or abbreviation leads, no final stop. */
export function asClause(text: string): string {
  const line = withoutFinalStop(plainText(text));
  const [, first = "", second = ""] = /^["'“‘(]*(\S+)(?:\s+(\S+))?/u.exec(line) ?? [];
  const isNameOfTwo =
    /^\p{Lu}(?:\p{Ll}|$)/u.test(second) && !keepsCapital(second) && !stopWords.has(first.toLowerCase());
  if (keepsCapital(first) || isNameOfTwo) return line;
  return line.replace(/^(["'“‘(]*)(\p{Lu})/u, (_, lead: string, letter: string) => lead + letter.toLowerCase());
}

/** A text as a sentence of its own: one line, capital, a final stop. Empty when the text holds no word. */
export function asSentence(text: string): string {
  const line = plainText(text);
  if (!/[\p{L}\p{N}]/u.test(line)) return "";
  const started = /^\p{Ll}+\p{Lu}/u.test(line)
    ? line
    : line.replace(/^(["'“‘(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());
  return /[.!?…。！？]["'”’)]*$/u.test(started) ? started : `${withoutFinalStop(started)}.`;
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
