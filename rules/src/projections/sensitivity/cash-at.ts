import { figuresOf } from "../model/figures.ts";
import { emptyMonths, fillMonths } from "../model/months.ts";
import type { ProjectionPlan } from "../plan/projection-plan.ts";

/** The cash of a plan at this month, for any values of its numbers. */
export function cashAt(plan: ProjectionPlan, month: number): (values: Float64Array) => number {
  const figures = figuresOf(plan);
  const months = emptyMonths(month);
  return (values) => {
    fillMonths(figures(values), months);
    return months.cash[month] ?? 0;
  };
}
