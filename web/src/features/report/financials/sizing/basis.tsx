import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { basisOf } from "@seedbed/rules/market-sizing/entry-basis";
import { Badge } from "../../../../design/badge.tsx";
import { basisWords } from "./sizing-words.ts";

/** Where a number comes from; nobody's knowledge is said in the tone of caution. */
export function Basis({ entry }: { entry: AssumptionEntry }) {
  const basis = basisOf(entry);
  return <Badge tone={basis === "assumed" ? "warn" : "neutral"}>{basisWords[basis]}</Badge>;
}
