import { planOf } from "@seedbed/rules/projections/plan/plan-of";
import { planWith } from "@seedbed/rules/projections/scenarios";
import { likelyMonths } from "@seedbed/rules/projections/simulate";
import { officesProjected } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import { outcomeOf, outcomeRows } from "./scenario-outcome.ts";

const plan = planOf(officesProjected());
if (!plan) throw new Error("The projection has a sizing.");
const inWords = (changes: Record<string, number>, horizon: number) =>
  outcomeRows.map((row) => row.inWords(outcomeOf(plan, changes, horizon)));

test("a scenario comes to its cash at the horizon, its lowest point with the month, and when it breaks even", () => {
  const { cash } = likelyMonths(planWith(plan, { invested: 10_000 }), 60);
  const outcome = outcomeOf(plan, { invested: 10_000 }, 60);
  expect(outcome).toMatchObject({ cash: cash[60], lowest: Math.min(...cash), horizon: 60 });
  expect(cash[outcome.lowestMonth]).toBe(outcome.lowest);
  const back = outcome.backIn ?? 0;
  expect([cash[back - 1], cash[back]].map((value) => (value ?? 0) >= 0)).toEqual([false, true]);
});

test("where nothing was put in, it breaks even after the first month and not before; what never does says so", () => {
  expect(outcomeOf(plan, { invested: 0, costRatio: 0 }, 12).backIn).toBe(1);
  const lost = { invested: 1e9 };
  expect(outcomeOf(plan, lost, 12).backIn).toBeNull();
  expect(inWords(lost, 12)[2]).toBe("Not within 12 months");
  expect(inWords(lost, 12)[1]).toMatch(/^-\$1\.00B, month \d+$/);
});
