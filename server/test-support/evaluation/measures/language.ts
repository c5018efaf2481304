/** Languages that are told apart. */
export type Language = "en" | "de" | "es" | "fr" | "ja";

const words = (text: string) => new Set(text.split(" "));
/** Words that stand in nearly every text of a language, and seldom in one of the others. */
const stopWords: Readonly<Record<Exclude<Language, "ja">, ReadonlySet<string>>> = {
  en: words("the and of to is that it for with are this they who what which when not from have has by their them be"),
  de: words(
    "der die das und ist nicht mit ein eine einer den dem des zu für auf von wird werden sich wer was wie ohne im",
  ),
  es: words("el los las y es que con una para por del se no su sus cada más cuando quién qué lo al como sin"),
  fr: words("le les et est que avec une pour par du des ne pas sur qui dans au ce cette leur sans ou elle ils"),
};
const fewestStopWords = 3;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const letters = /\p{L}/gu;

/** The language of a text: by its script, or by its commonest words. Undefined where too little is said to tell, or where two come level. */
export function languageOf(text: string): Language | undefined {
  const kana = text.match(japanese)?.length ?? 0;
  if (kana >= fewestStopWords && kana > (text.match(letters)?.length ?? 0) / 5) return "ja";
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(stopWords)
    .map(([language, common]) => ({ language, count: said.filter((word) => common.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || first.count < fewestStopWords || first.count === second?.count) return undefined;
  return first.language as Language;
}
