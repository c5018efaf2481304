import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import { planWith, type Scenario } from "@seedbed/rules/projections/scenarios";
import { likelyMonths } from "@seedbed/rules/projections/simulate";
import { monthInWords } from "../number-words.ts";

interface Outcome {
  cash: number;
  lowest: number;
  lowestMonth: number;
  backIn: number | null;
  horizon: number;
}

/** What a scenario comes to, every number it leaves alone at its likely value. */
export function outcomeOf(plan: ProjectionPlan, changes: Scenario["changes"], horizon: number): Outcome {
  const { cash } = likelyMonths(planWith(plan, changes), horizon);
  const lowest = Math.min(...cash);
  const backIn = cash.findIndex((value, month) => month > 0 && value >= 0);
  return {
    cash: cash[horizon] ?? 0,
    lowest,
    lowestMonth: cash.indexOf(lowest),
    backIn: backIn > 0 ? backIn : null,
    horizon,
  };
}

export const outcomeRows: readonly { label: string; inWords: (outcome: Outcome) => string }[] = [
  { label: "Cash at month {month}", inWords: ({ cash }) => compactUsd(cash) },
  { label: "Lowest point", inWords: ({ lowest, lowestMonth }) => `${compactUsd(lowest)}, month ${lowestMonth}` },
  { label: "Breaks even", inWords: ({ backIn, horizon }) => monthInWords(backIn, horizon) },
];
