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
  /** The number that it is of. */
  key: string;
}

/**
 * How important an assumption about numbers of a projection is: by the share of the tornado of that one which has most of it, the cash with it at its low and
 * at its high end against the same of all numbers, each by itself. Null where none is a number of what is projected. A number without a range has no
 * share.
 */
export function proposedImportance(
  projection: FinancialProjection,
  keys: readonly string[],
): ProposedImportance | null {
  const plan = planOf(projection);
  const asked = plan?.inputs.flatMap((input, index) => (keys.includes(input.key) ? index : [])) ?? [];
  if (!plan || asked.length === 0) return null;
  const swings = swingsOf(plan.inputs, cashAt(plan, whatIfIn("").settings.horizon));
  const widths = swings.map(({ input, atLow, atHigh }) => ({ input, width: Math.abs(atHigh - atLow) }));
  const all = widths.reduce((sum, { width }) => sum + width, 0);
  const proposals = asked.map((index): ProposedImportance => {
    const own = widths.find(({ input }) => input === index)?.width ?? 0;
    const share = all > 0 ? own / all : 0;
    const importance = share >= importantFrom.high ? 3 : share >= importantFrom.medium ? 2 : 1;
    return { share, importance, key: plan.inputs[index]?.key ?? "" };
  });
  return proposals.reduce((most, each) => (each.share > most.share ? each : most));
}
