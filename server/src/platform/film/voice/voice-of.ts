/** What espeak-ng calls languages that it knows by another name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  en: ["en-gb", "en-us", "en"],
  zh: ["cmn", "zh"],
  nb: ["nb", "no"],
  fr: ["fr-fr", "fr"],
};

/** The voice of a language among those that are there; null for none. */
export function voiceOf(language: string, voices: ReadonlySet<string>): string | null {
  const names = Object.hasOwn(otherNames, language) ? (otherNames[language] ?? []) : [language];
  return names.find((name) => voices.has(name)) ?? null;
}
