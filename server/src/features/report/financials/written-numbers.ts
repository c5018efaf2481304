import type { DraftLanguage } from "../../../platform/drafting/telling/draft-language.ts";
import { type Period, paidFor } from "./paid-for.ts";

/** An amount of money that somebody wrote, and what it is paid for: "$90 per floor and month" is 90 for a "floor" in each month. */
export interface WrittenAmount {
  amount: number;
  /** Otherwise it is other money, and what it comes to in dollars is not known here. */
  isDollars: boolean;
  /** As it is written; undefined when nothing is named. */
  thing: string | undefined;
  period: Period | undefined;
}

/** A number of things that somebody wrote: "45 technicians". */
export interface WrittenCount {
  count: number;
  things: string;
}

const number = String.raw`\d(?:[\d.,’]*\d)?`;
const multiplier = String.raw`(?:\s?(?:k|thousand|tausend|mil|m|mio\.?|millions?|millionen|mill[oó]n(?:es)?)(?!\p{L})|[千万億])?`;
const codes = "USD|EUR|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|CNY|INR|BRL|MXN";
const amount = new RegExp(
  String.raw`(?:(?<before>US\$|[$€£¥]|(?<!\p{L})(?:${codes}))\s?(?<number>${number})(?<multiplier>${multiplier}))|(?:(?<!\p{L})|(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]))(?<plain>${number})(?<times>${multiplier})(?:\s?(?<after>US-?\$|US-Dollar|(?:US )?dollars?|d[oó]lares|USD|EUR|GBP|CHF|euros?|[$€£¥])(?!\p{L})|(?<counted>円|ドル|ユーロ))`,
  "giu",
);
const dollars = /\$|usd|d[oó]ll?ar|ドル/iu;
const factors: readonly [RegExp, number][] = [
  [/^(?:m$|mio|mill)/iu, 1e6],
  [/^(?:k|thousand|tausend|mil$|千)/iu, 1e3],
  [/^万/u, 1e4],
  [/^億/u, 1e8],
];

/** The amounts of money in a text, in their order. */
export function writtenAmounts(text: string, language: DraftLanguage): WrittenAmount[] {
  const plain = text.normalize("NFKC");
  return [...plain.matchAll(amount)].flatMap((match) => {
    const {
      before = "",
      after = "",
      counted = "",
      times,
      plain: digits,
      number: behind,
      multiplier: by,
    } = match.groups ?? {};
    const value = numberOf(digits ?? behind ?? "", language);
    const sign = (times ?? by ?? "").trim();
    const factor = factors.find(([pattern]) => pattern.test(sign))?.[1] ?? 1;
    const around = { before: plain.slice(0, match.index), after: plain.slice(match.index + match[0].length) };
    return value === undefined
      ? []
      : [{ amount: value * factor, isDollars: dollars.test(before + after + counted), ...paidFor(around, language) }];
  });
}

const ofOthers: Readonly<Record<DraftLanguage, string>> = {
  en: "(?:all|the|our|their|some|about)",
  de: "(?:alle|die|unsere|rund|etwa)",
  es: "(?:todos|todas|los|las|nuestros|nuestras|unos|unas)",
  ja: "",
};
const noThings =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|jahre?n?|monate?n?|wochen?|tagen?|stunden?|minuten?|años|meses|mes|semanas?|d[ií]as?|horas?|minutos?|km|kg|percent|prozent|times|mal|veces|pilots?)$/iu;
const customersOf: Readonly<Record<DraftLanguage, RegExp>> = {
  en: leading("en"),
  de: leading("de"),
  es: leading("es"),
  ja: new RegExp(`^(?<number>${number})(?<things>店|社|人|名|軒|世帯|校|院)の`, "u"),
};
const peopleIn: Readonly<Record<DraftLanguage, RegExp>> = {
  en: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,$€£¥])(?<number>${number})\s+(?<things>(?=\p{Ll})[\p{L}-]*(?:ers|ors|ians|ists|ees|nurses|crews|people|clerks|colleagues|assistants|agents))\b`,
    "u",
  ),
  de: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(?<number>${number})\s+(?<things>(?:Personen|Leute|Menschen|Mitarbeiter|Mitarbeitende|Beschäftigte|Kollegen|Techniker|Monteure|Fahrer|Pflegekräfte|Fachkräfte)n?)(?!\p{L})`,
    "u",
  ),
  es: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(?<number>${number})\s+(?<things>personas|empleados|empleadas|trabajadores|técnicos|colegas|conductores|enfermeras)(?!\p{L})`,
    "u",
  ),
  ja: new RegExp(`(?<number>${number})(?<things>人|名)(?!以[下上])`, "u"),
};

/** How many customers a text about them begins with: "17 hospitals within 60 km". */
export const writtenCustomers = (text: string, language: DraftLanguage) =>
  countIn(text, customersOf[language], language);

/** How many people a text names: "overtime for 45 technicians". */
export const writtenPeople = (text: string, language: DraftLanguage) => countIn(text, peopleIn[language], language);

function leading(language: DraftLanguage): RegExp {
  return new RegExp(String.raw`^(?:${ofOthers[language]}\s+)?(?<number>${number})\s+(?<things>\p{L}[\p{L}-]*)`, "iu");
}

function countIn(text: string, pattern: RegExp, language: DraftLanguage): WrittenCount | undefined {
  const { number: digits = "", things = "" } = pattern.exec(text.normalize("NFKC"))?.groups ?? {};
  const count = numberOf(digits, language);
  if (count === undefined || !Number.isSafeInteger(count) || count < 1 || noThings.test(things)) return undefined;
  return { count, things };
}

/** A number by the signs of a language, else by those of the others: "1.100,50" is German, "1,100.50" English. */
function numberOf(digits: string, language: DraftLanguage): number | undefined {
  const signs = [",.", ".,"];
  const own = language === "de" || language === "es" ? signs.toReversed() : signs;
  for (const [group = "", decimal = ""] of own.map((pair) => [...pair])) {
    if (new RegExp(`^(?:\\d+|\\d{1,3}(?:[${group}’]\\d{3})+)(?:[${decimal}]\\d+)?$`, "u").test(digits))
      return Number(digits.replace(new RegExp(`[${group}’]`, "gu"), "").replace(decimal, "."));
  }
  return undefined;
}
