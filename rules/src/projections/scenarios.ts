import type { PlanInput, ProjectionPlan } from "./plan/projection-plan.ts";

/** A story of how it may go: numbers that are other than likely, by their keys. */
export interface Scenario {
  name: string;
  changes: Readonly<Record<string, number>>;
}

/** The plan with other likely values; ends give way where a value lies beyond them. Keys of no number are left out. */
export function planWith(plan: ProjectionPlan, changes: Scenario["changes"]): ProjectionPlan {
  const changed = (input: PlanInput): PlanInput => {
    const likely = changes[input.key];
    if (likely === undefined) return input;
    return { ...input, likely, low: Math.min(input.low, likely), high: Math.max(input.high, likely) };
  };
  return { ...plan, inputs: plan.inputs.map(changed) };
}

/** As many numbers a scenario that begins by itself changes. */
const mostChanges = 3;

/**
 * The three that stand beside each other at first: the plan, and those in which the numbers that move the cash most lie halfway to their worse and to
 * their better end. `swings` has the widest first.
 */
export function firstScenarios(
  plan: ProjectionPlan,
  swings: readonly { input: number; atLow: number; atHigh: number }[],
): Scenario[] {
  const halfway = (isBetter: boolean) =>
    Object.fromEntries(
      swings.slice(0, mostChanges).flatMap(({ input, atLow, atHigh }) => {
        const number = plan.inputs[input];
        if (!number) return [];
        const end = atHigh > atLow === isBetter ? number.high : number.low;
        return [[number.key, (number.likely + end) / 2]];
      }),
    );
  return [
    { name: "Cautious", changes: halfway(false) },
    { name: "As planned", changes: {} },
    { name: "Ambitious", changes: halfway(true) },
  ];
}
