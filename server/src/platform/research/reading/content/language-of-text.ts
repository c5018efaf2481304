import { recogniseLanguage } from "../../../drafting/telling/recognise-language.ts";

/** So much of a text tells its language. */
const sampleLength = 20_000;
const enoughLetters = 40;

/** The language a text is written in: as it says itself ("de-AT" is "de"), else by its words; null where neither tells. */
export function languageOfText(said: string | null | undefined, text: string): string | null {
  const named = languageNamed(said?.trim() ?? "");
  if (named) return named;
  const sample = text.slice(0, sampleLength);
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < enoughLetters) return null;
  return recogniseLanguage([sample]) ?? null;
}

function languageNamed(tag: string): string | null {
  try {
    const { language } = new Intl.Locale(tag.replaceAll("_", "-"));
    return language === "und" ? null : language;
  } catch {
    return null;
  }
}
