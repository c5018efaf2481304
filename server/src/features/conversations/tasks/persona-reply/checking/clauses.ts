import { isNegation } from "../../../../../platform/research/quotes/telling-words.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import { notRefusing, refusing } from "./wording.ts";

const turns =
  /[;:]|\s[–—-]\s|—|(?<=\s)(?:but|yet|however|though|although|still|anyway|aber|doch|jedoch|trotzdem|dennoch|obwohl|pero|aunque|mais|ma|mas|maar)\b/giu;

/** The parts of a sentence that may say yes and no each: "I would not, but 80 is fine" has two. */
export const clausesOf = (sentence: string): string[] =>
  sentence.split(turns).filter((clause) => /[\p{L}\p{N}]/u.test(clause));

// They belong to something else than what is refused.
const besides = new Set(
  "unless except without ohne außer sin salvo excepto sans sauf senza tranne sem zonder behalve utan bez hardly barely weder".split(
    " ",
  ),
);

/** Whether a clause denies or refuses what it speaks of. "No problem" does not, "too much" does. */
export function isRefusal(clause: string): boolean {
  const words = notRefusing.without(plainWords(clause));
  return words.some((word) => isNegation(word) && !besides.has(word)) || refusing.find(words) !== undefined;
}

/** Whether a word turns a statement round. */
export const isDenial = (word: string): boolean => isNegation(word) || word === "lack" || word === "fehlt";
