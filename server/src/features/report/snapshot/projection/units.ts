import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** What an amount is for: "USD per month"; "a floor" and "per floor" say it already, as on the page. */
export function usdPer(unit: string): string {
  if (unit === "") return "USD";
  return /^(per|a|an|each|every|for|by|\/)\b/i.test(unit) ? `USD ${unit}` : `USD per ${unit}`;
}

/** What a number counts, and what of: "%, of all customers". */
export const unitOf = ({ unit, unitDescription }: Pick<AssumptionEntry, "unit" | "unitDescription">): string =>
  [unit, unitDescription].filter((word) => word !== "").join(", ");
