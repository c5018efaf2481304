import type { ProjectionPlan } from "../plan/projection-plan.ts";
import { cashAt } from "./cash-at.ts";
import { seekValue } from "./seek-value.ts";

/** As many times its likely value a number is looked for; a percent up to 100. */
const furthest = 20;

/** What one number must be, all others at their likely values, for the cash to be back at 0 in this month; null where no value does it. */
export function seekNumber(plan: ProjectionPlan, { input, month }: { input: number; month: number }): number | null {
  const sought = plan.inputs[input];
  if (!sought) return null;
  const outcome = cashAt(plan, month);
  const likely = Float64Array.from(plan.inputs, (each) => each.likely);
  const most = sought.unit === "%" ? 100 : Math.max(1, Math.abs(sought.likely), Math.abs(sought.high)) * furthest;
  return seekValue((value) => outcome(likely.with(input, value)), [0, most]);
}
