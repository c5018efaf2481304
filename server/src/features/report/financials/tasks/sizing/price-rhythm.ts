/** What a price is paid for, taken apart: "floor and month" is a thing, "floor", and twelve payments a year. */
export interface PriceRhythm {
  /** Singular; undefined when the price is for the customer as a whole. */
  thing: string | undefined;
  /** How often a year it is paid; undefined when the unit names no period. */
  paymentsPerYear: number | undefined;
}

const paymentsByPeriod: Record<string, number> = { year: 1, quarter: 4, month: 12, week: 52 };
const wholeCustomer =
  /^(?:customer|company|member|user|client|household|workspace|partner|contract|subscription|licence)$/u;

/** The rhythm of a price unit, which stands as it would follow "per". */
export function priceRhythm(priceUnit: string): PriceRhythm {
  const parts = priceUnit
    .toLowerCase()
    .split(/\s+(?:and|per)\s+|\s*\/\s*/u)
    .filter((part) => part !== "");
  const period = parts.find((part) => part in paymentsByPeriod);
  const thing = parts.find((part) => !(part in paymentsByPeriod));
  return {
    thing: thing === undefined || wholeCustomer.test(thing) ? undefined : thing,
    paymentsPerYear: period === undefined ? undefined : paymentsByPeriod[period],
  };
}
