import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { finiteOrZero } from "../../market-sizing/finite.ts";
import { productsOf } from "../../market-sizing/products.ts";

/** A term of a sizing whose number is drawn: it stands at `slot` among the values. */
export type SlotTerm = Pick<AssumptionEntry, "unit" | "order" | "operator" | "group"> & { slot: number };

/** What a formula comes to with these values. */
export type Formula = (values: Float64Array) => number;

/** Percents as a hundredth, as everywhere in a sizing. */
const factorOf = ({ unit, slot }: SlotTerm, values: Float64Array) => {
  const value = values[slot] ?? 0;
  return unit === "%" ? value / 100 : value;
};

/**
 * The same sum of products as `combineTerms`, sorted and grouped once for thousands of draws. With `upToPrice` each product ends before its
 * first number in dollars, as `customerCount` counts.
 */
export function sizingFormula(terms: readonly SlotTerm[], { upToPrice = false } = {}): Formula {
  const products = productsOf(terms.map((term) => ({ ...term, scalar: 0 }))).map(({ sign, factors }) => {
    const price = upToPrice ? factors.findIndex(({ unit }) => unit === "$") : -1;
    return { sign, factors: price < 0 ? factors : factors.slice(0, price) };
  });
  // Asked tens of thousands of times: plain loops.
  return (values) => {
    let sum = 0;
    for (const { sign, factors } of products) {
      let product = 0;
      for (let index = 0; index < factors.length; index++) {
        const factor = factors[index];
        if (!factor) continue;
        const value = factorOf(factor, values);
        if (index === 0) product = value;
        else product = factor.operator === "/" ? product / value : product * value;
      }
      sum += sign * product;
    }
    return finiteOrZero(sum);
  };
}
