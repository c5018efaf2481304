import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { scalarInWords } from "./figures-in-words.ts";

/** Between which numbers an entry lies: "38% to 52%", "at least 38%"; empty where nobody has said. */
export function rangeInWords({ unit, low, high }: Pick<AssumptionEntry, "unit" | "low" | "high">): string {
  const said = (bound: number | null | undefined) =>
    typeof bound === "number" ? scalarInWords({ unit, scalar: bound }) : null;
  const [least, most] = [said(low), said(high)];
  if (least !== null && most !== null) return `${least} to ${most}`;
  if (least !== null) return `at least ${least}`;
  return most === null ? "" : `at most ${most}`;
}

/** Why the three numbers of an entry cannot stand together, as they would be with one of them changed; null when they can. */
export function rangeProblem({ low, scalar, high }: Pick<AssumptionEntry, "low" | "scalar" | "high">): string | null {
  if (typeof low === "number" && low > scalar) return "The low number cannot be above the likely one.";
  if (typeof high === "number" && high < scalar) return "The high number cannot be below the likely one.";
  return null;
}
