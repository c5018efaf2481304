import type { DraftLanguage, InEach } from "../../../platform/drafting/telling/draft-language.ts";

/** How often something is paid. */
export type Period = keyof typeof paymentsIn;

/** Payments a year. */
export const paymentsIn = { year: 1, quarter: 4, month: 12, week: 52 } as const;

/** How a price unit names a period. */
export const periodLabels: Readonly<Record<Period, InEach<string>>> = {
  year: { en: "year", de: "Jahr", es: "año", ja: "年" },
  quarter: { en: "quarter", de: "Quartal", es: "trimestre", ja: "四半期" },
  month: { en: "month", de: "Monat", es: "mes", ja: "月" },
  week: { en: "week", de: "Woche", es: "semana", ja: "週" },
};

const periods: readonly [Period, RegExp][] = [
  ["quarter", /^(?:quarter(?:s|ly)?|quartals?|quartale|viertelj[aä]hr\p{L}*|trimestr\p{L}*|四半期)$/iu],
  ["year", /^(?:years?|yearly|annual(?:ly)?|jahre?s?|jähr\p{L}*|años?|anual\p{L}*|年.*|毎年)$/iu],
  ["month", /^(?:months?|monthly|monat(?:e|s|lich\p{L}*)?|mes(?:es)?|mensual\p{L}*|月.*|毎月)$/iu],
  ["week", /^(?:weeks?|weekly|wochen?|wöchent\p{L}*|semanas?|semanal\p{L}*|週.*|毎週)$/iu],
];

/** The period that a word names: "monthly", "Monat", "月額". */
export const periodOf = (word: string): Period | undefined => periods.find(([, pattern]) => pattern.test(word))?.[0];

// What follows an amount, as "a month", "pro Etage im Monat" or "/月". Only the words of `thing` may name a thing.
const behind: InEach<RegExp> = {
  en: /^\s*(?:\/\s*|(?:per|an?|each|every)\s+)(?<thing>[\p{L}-]+)(?:\s*(?:\/|per|an?|each|every|and)\s+(?<other>[\p{L}-]+))?/iu,
  de: /^(?:\s+\p{L}+)??\s*(?:(?:\/|pro|je)\s*(?<thing>[\p{L}-]+)|(?:im|in der)\s+(?<when>\p{L}+))(?:\s+(?:im|pro|je|und|in der)\s+(?<other>\p{L}+))?/iu,
  es: /^\s*(?:(?:\/|por|cada)\s*(?:el |la )?(?<thing>[\p{L}-]+)|(?:al|a la)\s+(?<when>\p{L}+)|(?<rhythm>mensual\p{L}*|anual\p{L}*|semanal\p{L}*))(?:\s+(?:al|a la|por|y)\s+(?<other>\p{L}+))?/iu,
  ja: /^\s*\/\s*(?<when>[月年週]|year|quarter|month|week)/u,
};
// What stands before it, as "a monthly fee of" or "月額".
const ahead: InEach<RegExp> = {
  en: /\b(?<when>monthly|yearly|annual|weekly|quarterly)\b[^.;]{0,40}$/iu,
  de: /(?<!\p{L})(?<when>monat|jähr|jahres|vierteljähr|wöchent)\p{L}*[^.;]{0,40}$/iu,
  es: /(?<!\p{L})(?<when>mensual|anual|semanal)\p{L}*[^.;]{0,40}$/iu,
  ja: /(?<when>月|年|週)(?:額|々|間|に)?(?:約)?$/u,
};

/** What an amount is paid for, from the text around it. */
export function paidFor(
  around: { before: string; after: string },
  language: DraftLanguage,
): { thing: string | undefined; period: Period | undefined } {
  const { thing, when, rhythm, other } = behind[language].exec(around.after)?.groups ?? {};
  const earlier = ahead[language].exec(around.before)?.groups?.when;
  const period = [thing, when, rhythm, other, earlier].map((word) => periodOf(word ?? "")).find(Boolean);
  return { thing: thing === undefined || periodOf(thing) ? undefined : thing, period };
}
