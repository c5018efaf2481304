import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { pricelessProducts } from "@seedbed/rules/market-sizing/customer-count";
import { type Product, productsOf } from "@seedbed/rules/market-sizing/products";

/** Where an entry's number stands, as a formula names it: "H12". */
export type CellOf = (entry: AssumptionEntry) => string;

/** What entries come to, as `combineTerms` of the rules: in the same steps, and 0 where that is no number. */
export const combinedFormula = (entries: readonly AssumptionEntry[], cellOf: CellOf): string =>
  orZero(sumOfProducts(productsOf(entries), cellOf));

/** How many customers entries count, as `customerCount` of the rules: half a customer counts as a whole one. */
export const customersFormula = (entries: readonly AssumptionEntry[], cellOf: CellOf): string =>
  `INT(${orZero(sumOfProducts(pricelessProducts(entries), cellOf))}+0.5)`;

/** How many percent a part is of a whole, as `sharePercent` of the rules. */
export const shareFormula = (part: string, whole: string): string => orZero(`${part}/${whole}*100`);

export const orZero = (words: string): string => `IFERROR(${words},0)`;

function sumOfProducts(products: readonly Product<AssumptionEntry>[], cellOf: CellOf): string {
  const written = products.filter(({ factors }) => factors.length > 0);
  if (written.length === 0) return "0";
  return written
    .map(({ sign, factors }, place) => {
      const sum = sign < 0 ? "-" : place === 0 ? "" : "+";
      return sum + factors.map((factor, index) => joint(factor, index) + cellOf(factor)).join("");
    })
    .join("");
}

const joint = ({ operator }: AssumptionEntry, index: number) => (index === 0 ? "" : operator === "/" ? "/" : "*");
