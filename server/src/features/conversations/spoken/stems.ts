import { tellingTerms } from "../../../platform/research/passages/tying-words.ts";

const stemLength = 5;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u;

/** Money and time are said of everything. */
const units = new Set(
  "month year week day days hour hours dollar euro cost pay pays price monat monate jahr jahre woche tag tage tagen stund stunde prei preis zahle zahlen koste kostet".split(
    " ",
  ),
);

/** The beginnings of the words that say what a text is about: "invoices" and "invoicing" have one. */
export function stemsOf(text: string): Set<string> {
  return new Set(tellingTerms(text).flatMap(stemsOfWord));
}

function stemsOfWord(word: string): string[] {
  const letters = [...word.normalize("NFKD").replace(/\p{M}/gu, "")];
  if (unspaced.test(word)) return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  if (letters.length < 3 || /\p{N}/u.test(word) || units.has(word)) return [];
  return [letters.slice(0, stemLength).join("")];
}

/** How many stems two texts share. */
export const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;
