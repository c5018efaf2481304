import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";

/** What the concept depends on most while least is known of it first. */
export const byRisk = (assumptions: readonly Assumption[]): Assumption[] =>
  [...assumptions].sort((a, b) => b.risk - a.risk || b.importance - a.importance);
