import { paymentsIn, periodOf } from "../../paid-for.ts";

/** What a price is paid for, taken apart: "floor and month" is a thing, "floor", and twelve payments a year. */
export interface PriceRhythm {
  /** Singular; undefined when the price is for the customer as a whole. */
  thing: string | undefined;
  /** How often a year it is paid; undefined when the unit names no period. */
  paymentsPerYear: number | undefined;
}

const wholeCustomer =
  /^(?:customer|company|member|user|client|household|workspace|partner|contract|subscription|licence)$/iu;

/** The rhythm of a price unit, which stands as it would follow "per". */
export function priceRhythm(priceUnit: string): PriceRhythm {
  const parts = priceUnit.split(/\s+(?:and|per|und|je|y|por)\s+|\s*[/・]\s*/u).filter((part) => part !== "");
  const period = parts.map(periodOf).find(Boolean);
  const thing = parts.find((part) => periodOf(part) === undefined);
  return {
    thing: thing === undefined || wholeCustomer.test(thing) ? undefined : thing,
    paymentsPerYear: period && paymentsIn[period],
  };
}
