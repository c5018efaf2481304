import { looksEnglish } from "../../../platform/drafting/clause.ts";
import { looksLikeClause } from "../../../platform/drafting/clause-signs.ts";
import { lowerTitle } from "../../../platform/drafting/noun-phrase.ts";
import { asClause, shorten } from "../../../platform/drafting/phrases.ts";
import { plainSentences } from "../../../platform/drafting/plain-text.ts";
import { isPlural } from "../../../platform/drafting/plurals.ts";

const wish =
  /^(?:we|i)(?:['’]d| would)? (?:want|wish|hope|plan|intend|like|have|need)(?: to)? (?:(?:have|take) a look (?:at|into)|look (?:at|into)|(?:go|get|move|expand) into|do (?:something|more) (?:in|with|for|about|around)|find (?:something|an idea|ideas) (?:in|for|around)|explore|examine|study|enter|understand|try) /iu;
const kindOfField = /^(?:the )?(?:market|field|area|sector|topic|subject) (?:for|of) (?=\S)/iu;
const beginsAside = / (?:of|in|at|for|with|around|on|between|within|to|from|by|under|across|without|about) /iu;

/**
 * The field an opportunity is looked for in, as a noun phrase without "we" and "our": "We want to look at the market for heat
 * pumps in our region" gives "heat pumps in the region". Quoted when it is a sentence or not English; empty for no words. At most `words` words.
 */
export function fieldPhrase(text: string, words: number): string {
  const sentence = (plainSentences(text)[0] ?? "").replace(/[\s.!?,;:…]+$/u, "");
  if (!/[\p{L}\p{N}]/u.test(sentence)) return "";
  const named = sentence.replace(wish, "").replace(kindOfField, "");
  // What follows a preposition says more of the field; only what stands before it can make it a sentence.
  if (!looksEnglish(named) || looksLikeClause(named.split(beginsAside)[0] ?? named)) {
    return `“${shorten(named.replaceAll(/[“”"]/gu, ""), words)}”`;
  }
  const phrase = asClause(lowerTitle(shorten(named, words))).replace(/\b(?:our|my)(?: own)?\b/giu, "the");
  // "Service of lifts" wants its article; "heat pumps" and "food waste" go without.
  const [head = "", next] = phrase.split(" ");
  return next === "of" && !isPlural(head) ? `the ${phrase}` : phrase;
}
