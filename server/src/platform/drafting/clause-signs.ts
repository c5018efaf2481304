import { isPlural } from "./plurals.ts";
import { isFiniteWord, isOnlyVerb, isPlainVerb, plainVerbOf } from "./verbs.ts";

const pronoun =
  /^(?:i|we|you|they|it|he|she|nobody|everybody|everyone|someone|people|there|this|that|these|those|most|many|some|few)$/u;
const single = /^(?:an?|each|every|one|no|the|this|another|any)$/u;
const adverb =
  /^(?:already|often|still|never|always|rarely|hardly|usually|just|only|now|also|mostly|simply|seldom|sometimes|again|then|longer|\p{L}+ly)$/u;
const linkWord =
  /^(?:that|which|who|whose|where|when|while|because|since|if|so|and|or|but|of|for|in|on|at|by|with|to|from|than|as|per|between|about|into|without)$/u;
const objectStart =
  /^(?:the|an?|their|our|its|his|her|my|your|no|every|each|any|too|more|it|them|us|what|up|out|off|away|down)$/u;

/** The words at the beginning of a text that are looked at for a subject and a verb. */
const wordsThatShowIt = 40;

/** Whether an English text has a subject and a verb, as far as its words show. Unknown words count by their place. */
export function looksLikeClause(text: string): boolean {
  const words = lowerWords(text).slice(0, wordsThatShowIt);
  if (words.length < 2 || /^(?:how|why|what|whether|where|when|which|who)$/u.test(words[0] ?? "")) return false;
  return words.some((_, index) => index > 0 && !inRelativeClause(words, index) && isVerbAt(words, index));
}

/** The words of a text in lower case, without its stops. */
export function lowerWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

function isVerbAt(words: readonly string[], index: number): boolean {
  const word = words[index] ?? "";
  const next = words[index + 1] ?? "";
  const before = words.slice(0, index).findLast((earlier) => !adverb.test(earlier)) ?? "";
  if (before === "to") return false;
  if (isFiniteWord(word, next)) return true;
  if (linkWord.test(before) && !pronoun.test(before)) return false;
  if (index === 1 && pronoun.test(words[0] ?? "")) return true;
  if (isOnlyVerb(word)) return words.slice(0, index).some(isPlural);
  if (isPlural(before)) {
    return (isPlainVerb(word) && next !== "" && next !== "of") || (!isPlural(word) && objectStart.test(next));
  }
  return isSingularVerbAt(words, index);
}

/** Whether the word is a form in -s whose subject stands before it: "each mill ties up money", not "waste fees by volume". */
function isSingularVerbAt(words: readonly string[], index: number): boolean {
  const word = words[index] ?? "";
  const next = words[index + 1] ?? "";
  const plain = plainVerbOf(word);
  if (single.test(words[index - 1] ?? "")) return false;
  if (plain === undefined) return isPlural(word) && index > 1 && /^(?:the|an?|their|its|no|every|each)$/u.test(next);
  if (isOnlyVerb(plain)) return true;
  if (next === "") return false;
  return (single.test(words[0] ?? "") && index > 1) || !linkWord.test(next) || next === "that";
}

/** Whether a "that" or "who" before this word takes the verb, as in "managers who forget". */
function inRelativeClause(words: readonly string[], index: number): boolean {
  const opener = words.slice(1, index).findLastIndex((word) => /^(?:that|which|who|whose|where)$/u.test(word));
  return opener >= 0 && !words.slice(opener + 2, index).some((word) => isFiniteWord(word));
}
