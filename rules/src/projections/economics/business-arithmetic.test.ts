import { expect, test } from "vitest";
import { entriesOf, officesProjected, officesSaved } from "#test-support/projected.ts";
import { planOf } from "../plan/plan-of.ts";
import type { ProjectionPlan } from "../plan/projection-plan.ts";
import { planWith } from "../scenarios.ts";
import { likelyMonths } from "../simulate.ts";
import { planTried } from "../what-if.ts";
import { businessArithmetic } from "./business-arithmetic.ts";
import { type EconomicFigure, economicFigures } from "./economic-figures.ts";

function planFrom(projection = officesProjected()): ProjectionPlan {
  const plan = planOf(projection);
  if (!plan) throw new Error("The projection has a sizing.");
  return plan;
}
const winningFor = (cost: number) => planTried(planFrom(), { winningCost: { low: cost, likely: cost, high: cost } });
function figureOf(plan: ProjectionPlan, wanted: EconomicFigure, horizon = 60) {
  const found = businessArithmetic(plan, horizon).find(({ figure }) => figure === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found;
}

test("an office that pays $90 a month and costs 63 % of that leaves $33.30; winning it for $666 is paid back in 20 months", () => {
  const plan = winningFor(666);
  // Cost is 70 % of the planned revenue, nine tenths of it by customer: 0.7 x 0.9 x $90 = $56.70 a month.
  expect(figureOf(plan, "contribution").value).toBeCloseTo(33.3, 9);
  expect(figureOf(plan, "contributionShare").value).toBeCloseTo(37, 9);
  expect(figureOf(plan, "payback").value).toBeCloseTo(20, 9);
});

test("of customers of whom 12 % go in a year one stays 94.4 months and leaves $3,142.62 on average, 4.7 times $666", () => {
  // Of 88 in 100 a year (88/100)^(1/12) stay a month: 1 / (1 - 0.989404) = 94.373; times $33.30.
  const lifetime = 1 / (1 - 0.88 ** (1 / 12));
  expect(figureOf(winningFor(666), "lifetime").value).toBeCloseTo(lifetime, 6);
  expect(lifetime).toBeCloseTo(94.373, 3);
  expect(figureOf(winningFor(666), "lifetimeValue").value).toBeCloseTo(3142.62, 2);
  expect(figureOf(winningFor(666), "valueOverCost").value).toBeCloseTo(4.719, 3);
  // The same, added up month by month until nothing is left.
  let [staying, sum] = [1, 0];
  for (let month = 0; month < 20_000; month++) {
    sum += staying * 33.3;
    staying *= 0.88 ** (1 / 12);
  }
  expect(figureOf(winningFor(666), "lifetimeValue").value).toBeCloseTo(sum, 4);
});

test("without a cost to win a customer what rests on it is missing and says so; all else is told", () => {
  const figures = businessArithmetic(planFrom(), 60);
  const told = figures.filter(({ value }) => value !== null).map(({ figure }) => figure);
  expect(told).toEqual(["contribution", "contributionShare", "lifetime", "lifetimeValue", "peakNeed"]);
  for (const { value, missing } of figures)
    expect(missing.map(({ key }) => key)).toEqual(value === null ? ["winningCost"] : []);
});

test("a figure names the numbers that move it, and no others", () => {
  const keysOf = (figure: EconomicFigure) => figureOf(winningFor(666), figure).inputs.map(({ key }) => key);
  expect(keysOf("contribution")).toEqual(["Price", "Payments", "costRatio", "fixedShare", "People", "Vans"]);
  expect(keysOf("lifetime")).toEqual(["churnRate"]);
  expect(keysOf("winningCost")).toEqual(["winningCost"]);
});

test("a share of everything moves a figure too: there is less than all of it", () => {
  const plan = planWith(winningFor(666), { churnRate: 100 });
  expect(figureOf(plan, "lifetime")).toMatchObject({ value: 1, inputs: [{ key: "churnRate" }] });
});

test("nobody who stays for ever has no lifetime, what leaves nothing pays nothing back, and neither is endless or no number", () => {
  const loyal = planWith(winningFor(666), { churnRate: 0 });
  expect(figureOf(loyal, "lifetime").value).toBeNull();
  expect(figureOf(loyal, "lifetimeValue").value).toBeNull();
  const dear = planWith(winningFor(666), { costRatio: 300 });
  expect(figureOf(dear, "contribution").value).toBeLessThan(0);
  expect(figureOf(dear, "payback").value).toBeNull();
  for (const plan of [
    loyal,
    dear,
    planWith(winningFor(666), { churnRate: 100 }),
    planWith(winningFor(1e15), { Price: 0 }),
  ])
    for (const { value } of businessArithmetic(plan, 60)) expect(value === null || Number.isFinite(value)).toBe(true);
});

test("the money needed at most is the lowest point of the cash, with what winning customers costs", () => {
  const need = (plan: ProjectionPlan) => figureOf(plan, "peakNeed", 48).value ?? Number.NaN;
  expect(need(planFrom())).toBe(-Math.min(...likelyMonths(planFrom(), 48).cash));
  expect(need(winningFor(666))).toBe(-Math.min(...likelyMonths(winningFor(666), 48).cash));
  expect(need(winningFor(666))).toBeGreaterThan(need(planFrom()));
  // Nothing is put in, nothing is spent.
  expect(need(planWith(planFrom(), { invested: 0, costRatio: 0 }))).toBe(0);
});

test("a saving of $1,000 a month for a quarter of it pays $9,000 back in 12 months", () => {
  const hours = entriesOf(
    { title: "Hours", scalar: 30, unit: "hours a month", group: "TAM" },
    { title: "Wage", scalar: 40, unit: "$", group: "TAM" },
    { title: "Months", scalar: 10, unit: "a year", group: "TAM" },
  );
  // 30 x $40 x 10 = $12,000 a year, a quarter of which it costs: $750 a month are left.
  const plan = planWith(planFrom(officesSaved(hours)), { invested: 9000 });
  expect(figureOf(plan, "savedFully").value).toBeCloseTo(9000, 9);
  expect(figureOf(plan, "rampUp").value).toBe(24);
  expect(figureOf(plan, "oneOffCost").value).toBe(9000);
  expect(figureOf(plan, "savingPayback").value).toBeCloseTo(12, 9);
});

test("each figure is told in its unit", () => {
  const unitsOf = (unit: string) =>
    Object.entries(economicFigures).flatMap(([figure, { unit: own }]) => (own === unit ? figure : []));
  expect(["$", "%", "months", "times"].map(unitsOf)).toEqual([
    ["contribution", "winningCost", "lifetimeValue", "savedFully", "oneOffCost", "peakNeed"],
    ["contributionShare"],
    ["payback", "lifetime", "rampUp", "savingPayback"],
    ["valueOverCost"],
  ]);
});
