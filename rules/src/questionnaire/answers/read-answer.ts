import { latinLanguage, withoutAddresses } from "../../language/latin-language.ts";
import { asksBack, fromProgram, personal, unknown } from "./aside-patterns.ts";
import { isMashed } from "./is-mashed.ts";

/**
 * What an answer looks like before anybody has read it: a few words that say little, one in another language than English, words that
 * are probably not about the question, or an answer like any other. It is a guess that nothing is refused for.
 */
export const answerKinds = [
  "fits",
  "short",
  "other-language",
  "unreadable",
  "pasted",
  "asks-back",
  "personal",
  "unknown",
] as const;
export type AnswerKind = (typeof answerKinds)[number];

const aside: ReadonlySet<AnswerKind> = new Set(["unreadable", "pasted", "asks-back", "personal", "unknown"]);

/** Whether an answer is probably not about the question. */
export const isAside = (kind: AnswerKind): boolean => aside.has(kind);

const letter = /\p{L}/u;
const figure = /\p{N}/u;
const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** Languages that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** As many signs of such a language say no more than a word. */
const shortInSigns = 6;

/** Whoever goes on after the first sentence is telling something. */
const severalSentences = /[.!?。！？]\s*\p{L}/u;

/** What one answer to a question looks like. */
export function readAnswer(text: string): AnswerKind {
  const said = text.normalize("NFKC").trim();
  const plain = said.replace(/[\s.!?¡¿…。！？]+$/u, "").trim();
  if (said === "") return "fits";
  if (fromProgram.some((pattern) => pattern.test(said))) return "pasted";
  if (!letter.test(withoutAddresses(said))) return letter.test(said) || figure.test(said) ? "short" : "unreadable";
  if (unknown.test(plain)) return "unknown";
  if (isMashed(said)) return "unreadable";
  if (!severalSentences.test(plain)) {
    if (asksBack.some((pattern) => pattern.test(plain))) return "asks-back";
    if (personal.some((pattern) => pattern.test(plain))) return "personal";
  }
  if (isShort(said)) return "short";
  return isInOtherLanguage(said) ? "other-language" : "fits";
}

function isShort(said: string): boolean {
  const signs = said.match(unspaced)?.length ?? 0;
  if (signs > 0) return signs <= shortInSigns && (said.replace(unspaced, "").match(word)?.length ?? 0) <= 1;
  return (said.match(word)?.length ?? 0) <= 1;
}

function isInOtherLanguage(said: string): boolean {
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  const latin = said.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return true;
  return (latinLanguage(said) ?? "en") !== "en";
}
