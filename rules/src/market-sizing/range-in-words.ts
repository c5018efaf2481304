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
