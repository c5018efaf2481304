import { commonestLanguage, withoutAddresses } from "@seedbed/rules/language/latin-language";
import type { DraftLanguage } from "./draft-language.ts";

const drafted: ReadonlySet<string> = new Set<DraftLanguage>(["en", "de", "es", "ja"]);
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const kanaOrHan = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
/** A Japanese sign says about as much as so many Latin letters. */
const lettersOfSign = 2;
const latin = /\p{Script=Latin}/gu;
const letter = /\p{L}/gu;
const germanLetter = /[äöüß]/iu;
const spanishLetter = /[ñ¿¡]/iu;
const foreignLetter = /[àâçèêëîïôœùãõåøæłąęśźżčřšžőűğışțăđơư]/iu;
/** So many words without a single common one are in none of these languages. */
const enoughWords = 15;

/**
 * The language that most of the texts are written in, by script or by commonest words; English where too little is said to tell. Undefined when it is
 * one that drafts are not written in.
 */
export function recogniseLanguage(texts: readonly string[]): DraftLanguage | undefined {
  const text = withoutAddresses(texts.join("\n"));
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(letter) === 0) return "en";
  if (count(kana) > 0 && count(kanaOrHan) * lettersOfSign > count(latin)) return "ja";
  if (count(latin) < count(letter) / 2) return undefined;
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const first = commonestLanguage(said);
  if (first === undefined) return byLetters(text, said.length);
  return drafted.has(first) ? (first as DraftLanguage) : undefined;
}

/** The language of a text whose words leave it open. */
function byLetters(text: string, words: number): DraftLanguage | undefined {
  if (spanishLetter.test(text)) return "es";
  if (foreignLetter.test(text)) return undefined;
  if (germanLetter.test(text)) return "de";
  return words < enoughWords ? "en" : undefined;
}
