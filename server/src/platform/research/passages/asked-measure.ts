import { searchWords } from "./search-words.ts";

/** By what an answer is measured, by how it is asked for; in English and German. */
const measures: readonly (readonly [asked: RegExp, units: string])[] = [
  [
    /\bhow (?:long|quick|fast|soon|often)|\bwhen\b|\bwie (?:lange|schnell|oft)|\bwann\b/iu,
    "minutes hours days weeks months years Minuten Stunden Tage Wochen Monate Jahre",
  ],
  [
    /\b(?:costs?|prices?|pays?|paid|expensive|cheap\p{L}*|fees?|charges?|worth)\b|kost(?:en|et)|preis|teuer|bezahl|gebühr|\bzahl(?:en|t)\b/iu,
    "euros cents dollars Euro Cent",
  ],
  [
    /\bhow (?:many|much|large|common|big)|\bshare\b|\bpart of\b|\bwie (?:viele?|groß|häufig)|anteil/iu,
    "percent Prozent",
  ],
];

/** The units in which the answer to a question is likely to be given: "How long …?" is answered in hours, or in years. */
export const unitsAskedFor = (question: string): string[] =>
  measures.flatMap(([asked, units]) => (asked.test(question) ? searchWords(units) : []));
