import type { Scale } from "@seedbed/contract/report/assumptions/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { planOf } from "../plan/plan-of.ts";
import { whatIfIn } from "../what-if.ts";
import { cashAt } from "./cash-at.ts";
import { swingsOf } from "./swings.ts";

/** From which share on a number carries so much that an assumption about it is of high, and of medium, importance. */
export const importantFrom = { high: 0.2, medium: 0.05 } as const;

export interface ProposedImportance {
  importance: Scale;
  /** How much of all that the cash at the usual horizon swings is the swing of this number, from 0 to 1. */
  share: number;
}

/**
 * How important an assumption about a number of a projection is: by the number's share of the tornado, the cash with it at its low and at its high
 * end against the same of all numbers, each by itself. Null for what is no number of what is projected. A number without a range has no share.
 */
export function proposedImportance(projection: FinancialProjection, key: string): ProposedImportance | null {
  const plan = planOf(projection);
  const asked = plan?.inputs.findIndex((input) => input.key === key) ?? -1;
  if (!plan || asked < 0) return null;
  const swings = swingsOf(plan.inputs, cashAt(plan, whatIfIn("").settings.horizon));
  const widths = swings.map(({ input, atLow, atHigh }) => ({ input, width: Math.abs(atHigh - atLow) }));
  const all = widths.reduce((sum, { width }) => sum + width, 0);
  const own = widths.find(({ input }) => input === asked)?.width ?? 0;
  const share = all > 0 ? own / all : 0;
  return { share, importance: share >= importantFrom.high ? 3 : share >= importantFrom.medium ? 2 : 1 };
}
