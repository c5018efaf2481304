import type { DraftLanguage, InEach } from "../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../platform/drafting/telling/statement.ts";
import { startValues } from "../writing/drafting/start-values.ts";
import { type Period, periodLabels } from "./paid-for.ts";
import { pluralOf } from "./tasks/sizing/plural.ts";
import { type WrittenAmount, writtenAmounts } from "./written-numbers.ts";

/** A first price in whole US dollars, with what it is paid for as it would follow "per". */
export interface ToldPrice {
  price: number;
  priceUnit: string;
  /** Whether people wrote it, wrote one in other money or in parts of a dollar, or wrote none: then it is a start value. */
  basis: "written" | "other-money" | "start";
  /** What they wrote about it. */
  statement: Statement | undefined;
}

/** More US dollars than this are a budget or a market, not a price. */
const highestPrice = 1e8;

/** The price that people wrote about earning; a round start value where they wrote none that can be used as it is. */
export function toldPrice(statements: readonly Statement[], language: DraftLanguage): ToldPrice {
  for (const statement of statements.filter(({ topic }) => topic === "earning")) {
    const [written] = writtenAmounts(statement.text, language);
    if (!written) continue;
    const whole = wholePrice(written);
    const counted = whole?.counted ?? 1;
    const priceUnit = unitOf(written, counted, language);
    return whole
      ? { price: whole.price, priceUnit, basis: "written", statement }
      : { price: startPrice(written), priceUnit, basis: "other-money", statement };
  }
  const priceUnit = periodLabels.month[language];
  return { price: startValues.price.month, priceUnit, basis: "start", statement: undefined };
}

/** A price in whole dollars; one in parts of a dollar for a hundred things. Undefined for other money, budgets and amounts that would have to be rounded. */
function wholePrice({ amount, isDollars, thing }: WrittenAmount): { price: number; counted: number } | undefined {
  const hundred = Math.round(amount * 100);
  if (!isDollars || amount > highestPrice || hundred < 1) return undefined;
  if (Number.isInteger(amount)) return { price: amount, counted: 1 };
  return thing === undefined || Math.abs(hundred - amount * 100) > 1e-6 ? undefined : { price: hundred, counted: 100 };
}

const startPrice = ({ thing, period }: WrittenAmount) =>
  period === undefined && thing !== undefined ? startValues.price.use : startValues.price[period ?? "month"];

const hundred: InEach<string> = { en: "hundred", de: "hundert", es: "cien", ja: "百" };
const and: InEach<string> = { en: " and ", de: " und ", es: " y ", ja: "・" };

function unitOf({ thing, period }: WrittenAmount, counted: number, language: DraftLanguage): string {
  const many = language === "en" ? pluralOf : (word: string) => word;
  const things = thing && (counted === 1 ? thing : `${hundred[language]} ${many(thing)}`);
  const parts = [things, period && label(period, language)].filter((part) => part !== undefined && part !== "");
  return parts.length === 0 ? label("month", language) : parts.join(and[language]);
}

const label = (period: Period, language: DraftLanguage) => periodLabels[period][language];
