import { productValue } from "./combine-terms.ts";
import { finiteOrZero } from "./finite.ts";
import { type Product, productsOf } from "./products.ts";
import type { GroupedTerm } from "./term.ts";

/**
 * How many customers a bottom-up sizing counts in its total market, in whole customers. A bottom-up TAM counts first and
 * prices then, so the customers are the factors of each product before the first one in dollars; how often a customer pays
 * stands behind the price. A product that begins with dollars counts nobody.
 */
export function customerCount(terms: readonly GroupedTerm[]): number {
  const customers = pricelessProducts(terms).reduce(
    (total, { sign, factors }) => total + sign * productValue(factors),
    0,
  );
  return Math.round(finiteOrZero(customers));
}

/** The terms that count them. */
export function pricelessFactors<Factor extends GroupedTerm>(terms: readonly Factor[]): Factor[] {
  return pricelessProducts(terms).flatMap(({ factors }) => factors);
}

/** The same as the sum of products that they are counted by; one that begins with dollars has no factors left. */
export function pricelessProducts<Factor extends GroupedTerm>(terms: readonly Factor[]): Product<Factor>[] {
  return productsOf(terms.filter((term) => term.group === "TAM")).map(({ sign, factors }) => ({
    ...{ sign, factors: untilPrice(factors) },
  }));
}

function untilPrice<Factor extends GroupedTerm>(factors: readonly Factor[]): readonly Factor[] {
  const price = factors.findIndex((factor) => factor.unit === "$");
  return price < 0 ? factors : factors.slice(0, price);
}
