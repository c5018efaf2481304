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
  const products = productsOf(terms.filter((term) => term.group === "TAM"));
  const customers = products.reduce((total, { sign, factors }) => {
    const price = factors.findIndex((factor) => factor.unit === "$");
    return total + sign * productValue(price < 0 ? factors : factors.slice(0, price));
  }, 0);
  return Math.round(finiteOrZero(customers));
}
