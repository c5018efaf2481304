import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** Whether an entry of a sizing is the price that the projection says; what it is at least and at most is said beside the price. */
export const isPrice = ({ unit, scalar, low, high }: AssumptionEntry, price: number): boolean =>
  unit === "$" && scalar === price && (low ?? null) === null && (high ?? null) === null;
