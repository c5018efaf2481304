import { plainSentences, plainText } from "./plain-text.ts";
import { keepsCapital } from "./proper-words.ts";
import { stopWords } from "./stop-words.ts";
import { isOnlyVerb, plainVerbOf } from "./verbs.ts";

/** What a text is about, in its own words. Every list may be empty, and `firstSentence` too. */
export type Phrases = {
  /** Runs of one to four telling words as they stand in the text, most telling first. */
  readonly phrases: readonly string[];
  /** Single telling words in lower case, heaviest first. */
  readonly words: readonly string[];
  readonly firstSentence: string;
  /** Numbers as written, with their currency or percent sign. */
  readonly numbers: readonly string[];
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+-]*/gu;
const wideScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const longestWord = 40;

/** The own words of some texts, the texts given first weighing most. Takes anything: empty, markup, other scripts. */
export function extractPhrases(texts: readonly string[]): Phrases {
  const sentencesByText = texts.map(plainSentences);
  const weightByWord = new Map<string, number>();
  const weightByPhrase = new Map<string, { words: string; weight: number }>();
  for (const [textIndex, sentences] of sentencesByText.entries()) {
    for (const [sentenceIndex, sentence] of sentences.entries()) {
      const nearness = 1 + 1 / (1 + textIndex) + 1 / (1 + sentenceIndex);
      for (const run of tellingRuns(sentence)) {
        for (const word of run) add(weightByWord, word.toLowerCase(), nearness * lengthWeight(word));
        const words = run.slice(0, 4).join(" ");
        const key = words.toLowerCase();
        const earlier = weightByPhrase.get(key);
        const weight = (earlier?.weight ?? 0) + nearness * Math.sqrt(Math.min(run.length, 3));
        weightByPhrase.set(key, { words: earlier?.words ?? words, weight });
      }
    }
  }
  return {
    phrases: [...weightByPhrase.values()].sort((one, other) => other.weight - one.weight).map((entry) => entry.words),
    words: [...weightByWord].sort((one, other) => other[1] - one[1]).map(([word]) => word),
    firstSentence: asSentence(sentencesByText.flat()[0] ?? ""),
    numbers: [...new Set(texts.flatMap(numbersIn))],
  };
}

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

function tellingRuns(sentence: string): string[][] {
  const runs: string[][] = [];
  let end = -1;
  for (const match of sentence.matchAll(wordPattern)) {
    const word = match[0].replace(/['’&+-]+$/u, "");
    const telling = /\p{L}/u.test(word) && [...word].length > 1 && [...word].length <= longestWord;
    const gap = end < 0 ? "" : sentence.slice(end, match.index);
    end = match.index + match[0].length;
    if (!telling || stopWords.has(word.toLowerCase().replace(/['’]/gu, "")) || isVerbAfter(runs, gap, word)) {
      end = -1;
      continue;
    }
    const current = runs.at(-1);
    if (current && gap === " ") current.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Whether a word is the verb of what stands before it, as in "the depot saves". */
function isVerbAfter(runs: readonly string[][], gap: string, word: string): boolean {
  const form = word.toLowerCase();
  if (isOnlyVerb(form)) return true;
  const before = gap === " " ? runs.at(-1)?.at(-1) : undefined;
  return before !== undefined && !before.endsWith("s") && plainVerbOf(form) !== undefined;
}

function numbersIn(text: string): string[] {
  const found = plainText(text).match(
    /(?:[$€£¥]\s?)?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?(?:\s?(?:%|percent|k|m|bn|million|billion)(?![\p{L}\p{N}]))?/giu,
  );
  return (found ?? []).map((number) => number.replace(/[.,\s]+$/u, ""));
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

function lengthWeight(word: string): number {
  return Math.min([...word].length, 10) / 5;
}

function add(weights: Map<string, number>, key: string, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}
