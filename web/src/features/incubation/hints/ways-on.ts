import { latinLanguage } from "@seedbed/rules/language/latin-language";

const languages = ["en", "de", "es", "ja"] as const;
type Language = (typeof languages)[number];
type Ways = Readonly<Record<Language, readonly string[]>>;

const ofThings: Ways = {
  en: ["{said} for ", "{said} that ", "{said} instead of "],
  de: ["{said} für ", "{said}, damit ", "{said} statt "],
  es: ["{said} para ", "{said} que ", "{said} en lugar de "],
  ja: ["{said}で、", "{said}を使う人は、", "{said}が代わるのは、"],
};
const ofPeople: Ways = {
  en: ["{said} who ", "{said} in ", "{said} when they "],
  de: ["{said}, die ", "{said} in ", "{said}, wenn sie "],
  es: ["{said} que ", "{said} en ", "{said} cuando "],
  ja: ["{said}のうち、", "{said}がいる場所は、", "{said}が困るのは、"],
};
const ofEvents: Ways = {
  en: ["{said} when ", "{said} because ", "{said} for "],
  de: ["{said}, wenn ", "{said}, weil ", "{said} bei "],
  es: ["{said} cuando ", "{said} porque ", "{said} para "],
  ja: ["{said}が起きるのは、", "{said}の理由は、", "{said}で困るのは、"],
};
const waysByIdentifier: Readonly<Record<string, Ways>> = { idea: ofThings, field: ofThings, audience: ofPeople };

/** Two or three ways to go on with a few words, in the language of the answers, or else in the first of these that the person reads. */
export function waysOn(
  text: string,
  { identifier, answers, reads }: { identifier: string; answers: readonly string[]; reads: readonly string[] },
): string[] {
  // There, what is missing has fields of its own.
  if (identifier === "cost_sources") return [];
  const language = languageOf([text, ...answers], reads);
  const said = text.replace(/[\s.,;:!?…。、！？]+$/u, "");
  return (waysByIdentifier[identifier] ?? ofEvents)[language].map((way) => way.replace("{said}", () => said));
}

function languageOf(texts: readonly string[], reads: readonly string[]): Language {
  const all = texts.join("\n");
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(all)) return "ja";
  const told = latinLanguage(all);
  // Words of a language that ways are not written in get English ones.
  const wanted = told === undefined ? reads.map((tag) => tag.split("-")[0]) : [told];
  return (
    languages.find((language) => language === (wanted.find((tag) => languages.some((one) => one === tag)) ?? "en")) ??
    "en"
  );
}
