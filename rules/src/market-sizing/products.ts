import { inOrder, type Term } from "./term.ts";

/** Terms that are multiplied and divided with each other; never empty in a formula. `sign` is 1 for an added product and -1 for a subtracted one. */
export type Product<Factor extends Term> = { readonly sign: number; readonly factors: readonly Factor[] };

/**
 * The terms as a sum of products, in order. The first operator is ignored; `*` and `/` continue a product, so they bind
 * before `+` and `-`, which begin the next one. `(+)` and `(-)` close what stands so far into a group and begin a new group:
 * everything up to the next of them is added or subtracted as a whole, so `a (-) b + c` is `a - (b + c)`.
 */
export function productsOf<Factor extends Term>(terms: readonly Factor[]): Product<Factor>[] {
  const products: { sign: number; factors: Factor[] }[] = [];
  let groupSign = 1;
  for (const term of inOrder(terms)) {
    const product = products.at(-1);
    const operator = term.operator ?? "*";
    if (product !== undefined && (operator === "*" || operator === "/")) {
      product.factors.push(term);
      continue;
    }
    if (product !== undefined && operator === "(+)") groupSign = 1;
    if (product !== undefined && operator === "(-)") groupSign = -1;
    const isSubtracted = product !== undefined && operator === "-";
    products.push({ sign: isSubtracted ? -groupSign : groupSign, factors: [term] });
  }
  return products;
}
