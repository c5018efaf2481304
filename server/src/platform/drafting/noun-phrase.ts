import { cutAtBoundary, looksEnglish } from "./clause.ts";
import { looksLikeClause } from "./clause-signs.ts";
import { isUncounted, theOne } from "./main-noun.ts";
import { asClause, shorten } from "./phrases.ts";
import { plainSentences } from "./plain-text.ts";
import { isPlural } from "./plurals.ts";
import { keepsCapital } from "./proper-words.ts";
import { isOnlyVerb, isPlainVerb, singularVerb } from "./verbs.ts";

const determiner = /^(?:the|a|an|our|my|their|your|its|this|that|these|those|every|each|one|any|some|all|no)$/iu;
const opening =
  /^(?:(?:we|i|they)(?: would|['’]d)? (?:want|like|plan|aim|hope|intend|wish|need|are going|have)(?: to)?|it is|it['’]s|this is|there is|an idea for|the idea is(?: to)?|idea:|help(?:ing)? (?=us)|let['’]s) /iu;
const makingVerb =
  /^(?:build|create|offer|make|develop|launch|sell|provide|introduce|start|design|set up|open|run|have|get|use|try|be|become) (?=(?:an?|the|our|some|new)\b)/iu;
const offerNoun =
  /(?:services?|tools?|kits?|shops?|points?|cent(?:re|er)s?|systems?|stations?|apps?|platforms?|depots?|boxes|desks?|plans?|machines?|rooms?|spaces?|lots?|devices?|robots?|sessions?|courses?)$/u;
const describing = /^(?:small|large|local|young|old|older|more|fewer|less|better|poor|busy|single|sick|people)$/u;
const aimVerb =
  /^(?:help|cut|use|stop|end|turn|lower|offer|show|share|match|support|track|measure|rent|reuse|recycle)$/u;
const relative = /\s(?:that|which|who|where|so that|so|because|in order to|to help|allowing|enabling|while)\s.*$/iu;

/**
 * A noun phrase in the singular, with its article, for what a text is about, at most `words` long: "We want to build an
 * app that finds beds" gives "the app that finds beds", "Reduce waste" gives "the plan to reduce waste". A single
 * capitalised word is taken for a name. Words that are not English are quoted. Empty for no words.
 */
export function toNounPhrase(text: string, words: number): string {
  const sentence = (plainSentences(text)[0] ?? "").replace(/[\s.!?,;:…]+$/u, "");
  if (sentence === "") return "";
  if (!looksEnglish(sentence)) return `the idea “${shorten(sentence, words)}”`;
  const afterOpening = sentence.replace(opening, "");
  const stripped = afterOpening.replace(makingVerb, "");
  const isPlan = stripped === afterOpening && / to $/u.test(opening.exec(sentence)?.[0] ?? "");
  const phrase = shortPhrase(lowerTitle(stripped || sentence), words).replace(/\b(?:our|my)(?: own)?\b/giu, "the");
  const [first = "", second = ""] = phrase.split(" ");
  if (!second && /^\p{Lu}/u.test(stripped)) return shorten(stripped, 1);
  if (determiner.test(first) && second) return theOne(phrase.slice(first.length + 1));
  if (/ing$/iu.test(first) && !offerNoun.test(second)) return phrase;
  if (isPlan || startsWithVerb(first.toLowerCase(), second.toLowerCase())) return `the plan to ${phrase}`;
  return isUncounted(phrase) ? phrase : theOne(phrase);
}

/** Whether two first words are a verb and its object: "share machines", "help small ..."; not "repair services". */
function startsWithVerb(first: string, second: string): boolean {
  if (isOnlyVerb(first)) return true;
  if (!isPlainVerb(first) || second === "" || offerNoun.test(second)) return false;
  return determiner.test(second) || describing.test(second) || (aimVerb.test(first) && isPlural(second));
}

/** What the company has, or how it earns: a noun phrase that keeps its own article or goes without. Empty for no words. */
export function toObjectPhrase(text: string, words: number): string {
  const sentence = (plainSentences(text)[0] ?? "").replace(/[\s.!?,;:…]+$/u, "");
  if (sentence === "") return "";
  if (!looksEnglish(sentence)) return `“${shorten(sentence, words)}”`;
  const owned = sentence
    .replace(/^(?:we|i)(?: already)? (?:have|own|operate|run|hold|use|employ|keep) /iu, "")
    .replace(/^(?:we|i)(?: would| could| will)? (?:charge|sell|earn|take|ask|bill)(?: for)? /iu, "")
    .replace(/^(?:charge|sell|earn|bill) (?=an?\b|per\b|by\b)/iu, "")
    .replace(/^(?:by|from|through|with) /iu, "");
  if (looksLikeClause(owned)) return factPhrase(asClause(cutAtBoundary(owned, words + 4)));
  const named = /^(?:\S+ ){2,}?\S+(?=, )/u.exec(owned)?.[0] ?? owned;
  return shortPhrase(lowerTitle(named || sentence), words).replace(/^our /iu, "its ");
}

/** A clause as an object. "We" is the company here, so its verb turns singular. */
function factPhrase(clause: string): string {
  const match = /^we(?<adverb>(?: already| still| also)*) (?<verb>\p{L}+)(?<rest>.*)$/iu.exec(clause);
  if (!match?.groups) return `the fact that ${clause}`;
  const { adverb = "", verb = "", rest = "" } = match.groups;
  return `the fact that it${adverb} ${singularVerb(verb)}${rest}`;
}

function shortPhrase(text: string, words: number): string {
  if (text.split(" ").length <= words) return asClause(text);
  const withoutRelative = text.replace(relative, "");
  const head = tellingCount(withoutRelative) >= 2 ? withoutRelative : text;
  const comma = head.search(/[,;:]\s|\s[–—-]\s/u);
  return asClause(shorten(comma > 8 ? head.slice(0, comma) : head, words));
}

function tellingCount(text: string): number {
  return text.split(" ").filter((word) => !determiner.test(word)).length;
}

/** Lower case for a text written in Title Case; any other text keeps its capitals except the first. */
export function lowerTitle(text: string): string {
  const words = text.split(" ");
  const long = words.filter((word) => [...word].length > 3);
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (long.length < 2 || capitals < Math.max(2, long.length * 0.75)) return text;
  return words.map((word) => (keepsCapital(word) ? word : word.toLowerCase())).join(" ");
}
