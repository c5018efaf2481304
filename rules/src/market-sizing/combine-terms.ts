import { finiteOrZero } from "./finite.ts";
import { productsOf } from "./products.ts";
import { type Term, termValue } from "./term.ts";

/** The value of a formula of terms, grouped as `productsOf` says. 0 for no terms and for a result that is not finite. */
export function combineTerms(terms: readonly Term[]): number {
  return finiteOrZero(rawValue(terms));
}

/** The same as it comes out, which need not be finite: by this it is told what is wrong with a formula. */
export function rawValue(terms: readonly Term[]): number {
  return productsOf(terms).reduce((total, { sign, factors }) => total + sign * productValue(factors), 0);
}

/** The factors multiplied, or divided by where a factor says so; the operator of the first one is ignored. */
export function productValue(factors: readonly Term[]): number {
  return factors.reduce((value, factor, index) => {
    if (index === 0) return termValue(factor);
    return factor.operator === "/" ? value / termValue(factor) : value * termValue(factor);
  }, 0);
}
