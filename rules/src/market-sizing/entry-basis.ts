import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** Where a number comes from. Of one written before this was asked a source stands for itself; without one it is assumed. */
export function basisOf({
  basis,
  assumptionSources,
}: Pick<AssumptionEntry, "basis" | "assumptionSources">): NonNullable<AssumptionEntry["basis"]> {
  return basis ?? (assumptionSources.length > 0 ? "source" : "assumed");
}
