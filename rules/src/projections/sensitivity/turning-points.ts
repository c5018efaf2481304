import type { ProjectionPlan } from "../plan/projection-plan.ts";
import { cashAt } from "./cash-at.ts";
import { seekValue } from "./seek-value.ts";

/** Where a number, all others at their likely values, turns the decision. */
export interface TurningPoint {
  /** Its place among the inputs. */
  input: number;
  at: number;
  /** How far that is on the way from its likely value to the end of its range, from 0 to 1. */
  way: number;
}

export interface Decision {
  /** Whether, with every number at its likely value, all money put in is back at the horizon. */
  isBack: boolean;
  /** The numbers that turn this within their own ranges, the one that has to move least first. */
  turns: TurningPoint[];
}

/** Each way from the likely value to an end is looked at in so many steps, so that what turns twice is found as well. */
const steps = 8;

/** What a decision for a plan hangs on: it pays when the cash at the horizon, all money put in counted, is not below zero. */
export function decisionOf(plan: ProjectionPlan, horizon: number): Decision {
  const cash = cashAt(plan, horizon);
  const likely = Float64Array.from(plan.inputs, (input) => input.likely);
  const isBack = cash(likely) >= 0;
  const turns = plan.inputs.flatMap(({ low, likely: from, high }, input) => {
    const outcome = (value: number) => cash(likely.with(input, value));
    const found = [low, high].flatMap((end) => turnOnTheWay(outcome, from, end).map((way) => ({ way, end })));
    const [nearest] = found.toSorted((one, other) => one.way - other.way);
    return nearest ? [{ input, way: nearest.way, at: from + (nearest.end - from) * nearest.way }] : [];
  });
  return { isBack, turns: turns.toSorted((one, other) => one.way - other.way) };
}

/** Where on the way from one value to another the outcome first goes from one side of zero to the other; nothing where it never does. */
function turnOnTheWay(outcome: (value: number) => number, from: number, to: number): number[] {
  if (from === to) return [];
  const on = (way: number) => outcome(from + (to - from) * way);
  const isBack = on(0) >= 0;
  for (let step = 1; step <= steps; step++) {
    if (on(step / steps) >= 0 === isBack) continue;
    return [seekValue(on, [(step - 1) / steps, step / steps]) ?? step / steps];
  }
  return [];
}
