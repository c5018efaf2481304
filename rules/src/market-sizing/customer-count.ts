import { productValue } from "./combine-terms.ts";
import { finiteOrZero } from "./finite.ts";
import { productsOf } from "./products.ts";
import type { GroupedTerm } from "./term.ts";

/**
 * How many customers a bottom-up sizing counts in its total market, in whole customers. A bottom-up TAM counts first and
 * prices then, so the customers are the factors of each product before the first one in dollars; how often a customer pays
 * stands behind the price. A product that begins with dollars counts nobody.
 */
export function customerCount(terms: readonly GroupedTerm[]): number {
  const customers = products(terms).reduce(
    (total, { sign, factors }) => total + sign * productValue(untilPrice(factors)),
    0,
  );
  return Math.round(finiteOrZero(customers));
}

/** The terms that count them. */
export function pricelessFactors<Factor extends GroupedTerm>(terms: readonly Factor[]): Factor[] {
  return products(terms).flatMap(({ factors }) => untilPrice(factors));
}

const products = <Factor extends GroupedTerm>(terms: readonly Factor[]) =>
  productsOf(terms.filter((term) => term.group === "TAM"));

function untilPrice<Factor extends GroupedTerm>(factors: readonly Factor[]): readonly Factor[] {
  const price = factors.findIndex((factor) => factor.unit === "$");
  return price < 0 ? factors : factors.slice(0, price);
}
