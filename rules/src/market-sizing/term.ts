import type { AssumptionEntry, Operator } from "@seedbed/contract/report/financials/schemas";

/** What a calculation reads of an assumption. Without an operator the term multiplies. */
export type Term = Pick<AssumptionEntry, "unit" | "scalar" | "order"> & { operator?: Operator | null };

/** A term that belongs to one of the groups TAM, SAM and SOM. */
export type GroupedTerm = Term & Pick<AssumptionEntry, "group">;

/** The number a term stands for: a percent counts as its scalar divided by 100, anything else as its scalar. */
export function termValue(term: Pick<Term, "unit" | "scalar">): number {
  return term.unit === "%" ? term.scalar / 100 : term.scalar;
}

/** The terms by `order`; terms of the same order stay as they stand. */
export function inOrder<Ordered extends Pick<Term, "order">>(terms: readonly Ordered[]): Ordered[] {
  return terms.toSorted((one, other) => one.order - other.order);
}
