import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { planOf } from "@seedbed/rules/projections/plan/plan-of";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import { simulate } from "@seedbed/rules/projections/simulate";
import { planTried } from "@seedbed/rules/projections/what-if";
import { finished, officesProjected, officesSaved, settings } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import { inputsFrom, simulationFigures } from "./simulation-figures.ts";

function planFrom(projection: FinancialProjection): ProjectionPlan {
  const plan = planOf(projection);
  if (!plan) throw new Error("The projection has a sizing.");
  return plan;
}

function savedOf(plan: ProjectionPlan) {
  const drawn = { ...settings, draws: 20, horizon: 12 };
  return simulationFigures({ plan, settings: drawn, simulation: finished(simulate(plan, drawn)) });
}

test("what is saved of a simulation calls the money that comes in what the page calls it", () => {
  const namesOf = (projection: FinancialProjection) =>
    new Set(savedOf(planFrom(projection)).Months.columns.map((column) => column.split(",")[0]));
  expect([...namesOf(officesProjected())]).toEqual(["Month", "Cash", "Revenue", "Cost"]);
  expect([...namesOf(officesSaved())]).toEqual(["Month", "Cash", "Savings", "Cost"]);
});

test("the draws that break even are saved from the first month to the last", () => {
  const months = savedOf(planFrom(officesProjected()))["Break-even"].rows.map(([month]) => month);
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test("what is saved says who said each number, and all that the same draws need", () => {
  const plan = planTried(planFrom(officesProjected()), { churnRate: { low: 5, likely: 8, high: 10 } });
  const { rows } = savedOf(plan).Inputs;
  const last = new Map(rows.map((row) => [row[0], row.at(5)]));
  const wordOf = (key: string) => last.get(plan.inputs.find((input) => input.key === key)?.label ?? "");
  expect(["Price", "costRatio", "churnRate", "winningCost"].map(wordOf)).toEqual([
    "The report",
    "Start value",
    "Tried on the page",
    "Missing, counted as 0",
  ]);
  expect(rows).toContainEqual(["Ranges drawn as", "", null, "Triangle", null, "Settings", null]);
  expect(rows.slice(inputsFrom).map(([label]) => label)).toEqual(plan.inputs.map(({ label }) => label));
  expect(rows.find(([label]) => label === "Customers lost")?.slice(3)).toEqual([8, 10, "Tried on the page", 12]);
});
