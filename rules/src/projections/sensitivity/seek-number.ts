import type { ProjectionPlan } from "../plan/projection-plan.ts";
import { cashAt } from "./cash-at.ts";
import { seekValue } from "./seek-value.ts";

/** As many times its likely value a number is looked for; a percent up to 100, one that nobody has said up to a million. */
const furthest = 20;
const farthestUnsaid = 1_000_000;

/** What one number must be, all others at their likely values, for the cash to be back at 0 in this month; null where no value does it. */
export function seekNumber(plan: ProjectionPlan, { input, month }: { input: number; month: number }): number | null {
  const sought = plan.inputs[input];
  if (!sought) return null;
  const outcome = cashAt(plan, month);
  const likely = Float64Array.from(plan.inputs, (each) => each.likely);
  const size = Math.max(Math.abs(sought.likely), Math.abs(sought.high));
  const most = sought.unit === "%" ? 100 : size > 0 ? Math.max(1, size) * furthest : farthestUnsaid;
  return seekValue((value) => outcome(likely.with(input, value)), [0, most]);
}
