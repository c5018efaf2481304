import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checksumEverywhere,
  checksumOf,
  entriesOf,
  finished,
  officeEntries,
  officesProjected,
  officesSaved,
  settings,
} from "#test-support/projected.ts";
import { planOf } from "./plan/plan-of.ts";
import type { ProjectionPlan } from "./plan/projection-plan.ts";
import { placeholderInvestment } from "./preview.ts";
import { firstScenarios, planWith } from "./scenarios.ts";
import { seekNumber } from "./sensitivity/seek-number.ts";
import { whatMatters } from "./sensitivity/what-matters.ts";
import { likelyMonths, simulate } from "./simulate.ts";

function planFrom(projection = officesProjected()): ProjectionPlan {
  const plan = planOf(projection);
  if (!plan) throw new Error("The projection has a sizing.");
  return plan;
}
const place = (plan: ProjectionPlan, label: string) => plan.inputs.findIndex((input) => input.label === label);
const isFiniteAll = (numbers: readonly (readonly number[])[]) => numbers.flat().every(Number.isFinite);

test("the same seed gives the same bits, here and in every browser", () => {
  expect(checksumOf(finished(simulate(planFrom(), settings)))).toBe(checksumEverywhere);
  expect(checksumOf(finished(simulate(planFrom(), { ...settings, seed: 1 })))).not.toBe(checksumEverywhere);
});

test("bands rise from 5 to 95 %, every draw breaks even once or never, and without ranges all draws are the likely one", () => {
  const { bands, breakEvens } = finished(simulate(planFrom(), settings));
  for (const months of Object.values(bands))
    for (const month of months) expect(month).toEqual(month.toSorted((one, next) => one - next));
  expect(breakEvens.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(settings.draws);
  const plan = planFrom();
  const sure = { ...plan, inputs: plan.inputs.map((input) => ({ ...input, low: input.likely, high: input.likely })) };
  const { bands: narrow, likely } = finished(simulate(sure, settings));
  expect(narrow.cash).toEqual(likely.cash.map((cash) => [cash, cash, cash, cash, cash]));
});

test("customers follow from the sizing: what all of them pay once all are won is the obtainable market", () => {
  const steady = { growthRate: 0, churnRate: 0, timeHorizon: 4 };
  const { revenue } = likelyMonths(planWith(planFrom(), steady), 48);
  // 40,000 offices x 90 x 12 x 30 % x 10 % a year.
  expect((revenue[48] ?? 0) * 12).toBeCloseTo(1_296_000, 4);
  expect((likelyMonths(planWith(planFrom(officesSaved()), steady), 48).revenue[48] ?? 0) * 12).toBeCloseTo(
    1_296_000,
    4,
  );
});

test("[S2.2.6-38] a plan begins with 15 % growth, 5 years, 12 % loss and 200 customers, said by nobody", () => {
  const defaults = planFrom().inputs.filter(({ saidBy }) => saidBy === "nobody");
  expect(Object.fromEntries(defaults.map(({ key, likely }) => [key, likely]))).toMatchObject({
    ...{ growthRate: 15, timeHorizon: 5, churnRate: 12, initialCustomers: 200, invested: 250_000 },
  });
});

test("[S2.2.6-37] 250,000 dollars are put in at first, and 150,000 in the preview that stands in place of projections", () => {
  expect(planFrom().inputs.find(({ key }) => key === "invested")?.likely).toBe(250_000);
  expect(finished(simulate(planFrom(), settings)).likely.cash[0]).toBe(-250_000);
  expect(placeholderInvestment).toBe(150_000);
});

test("a given range stands, one that is not given lies by rule around the number, and months of a year are certain", () => {
  const rangeOf = (label: string) => {
    const { low, likely, high, endsByRule } = planFrom().inputs.find((input) => input.label === label) ?? {};
    return [low, likely, high, endsByRule];
  };
  expect(rangeOf("Price")).toEqual([80, 90, 110, false]);
  expect(rangeOf("Offices")).toEqual([36_000, 40_000, 44_000, true]);
  expect(rangeOf("Payments")).toEqual([12, 12, 12, false]);
  expect(
    planFrom(officesProjected(entriesOf({ title: "All", scalar: 90, unit: "%", group: "TAM" }))).inputs[0]?.high,
  ).toBe(100);
});

test("a price is found that breaks even in month 18, and where none does nothing is made up", () => {
  const plan = planFrom();
  const price = seekNumber(plan, { input: place(plan, "Price"), month: 18 });
  expect(price).toBeGreaterThan(90);
  const cash = (value: number) => likelyMonths(planWith(plan, { Price: value }), 18).cash[18] ?? Number.NaN;
  expect(Math.abs(cash(price ?? 0))).toBeLessThan(1);
  expect(seekNumber(plan, { input: place(plan, "Customers lost"), month: 2 })).toBeNull();
});

test("what swings the cash most is asked first, numbers of one source as one question", () => {
  const plan = planFrom();
  const { swings, questions } = finished(whatMatters(plan, settings));
  const widths = swings.map(({ atLow, atHigh }) => Math.abs(atHigh - atLow));
  expect(widths).toEqual(widths.toSorted((one, next) => next - one));
  expect(questions.map(({ inputs }) => inputs)).toContainEqual(
    [place(plan, "Offices"), place(plan, "Within reach")].toSorted(),
  );
  expect(questions.map(({ total }) => total)).toEqual(questions.map(({ total }) => total).toSorted((a, b) => b - a));
  const [cautious, planned, ambitious] = firstScenarios(plan, swings).map(
    ({ changes }) => likelyMonths(planWith(plan, changes), 48).cash[48] ?? Number.NaN,
  );
  expect(cautious).toBeLessThan(planned ?? Number.NaN);
  expect(planned).toBeLessThan(ambitious ?? Number.NaN);
});

test("whatever a sizing says, no figure of it is without end or no number", () => {
  const scalar = fc.oneof(fc.constantFrom(0, -1, 1e15, -1e15, 1e308, 1e-300), fc.double({ noNaN: true }));
  const entry = fc.record({
    title: fc.string(),
    scalar,
    unit: fc.constantFrom("$", "%", "offices"),
    group: fc.constantFrom("TAM" as const, "SAM" as const, "SOM" as const),
    operator: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const, "(-)" as const),
  });
  const few = { ...settings, draws: 20, horizon: 12 };
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), fc.boolean(), (entries, isSaving) => {
      const plan = planFrom((isSaving ? officesSaved : officesProjected)(entriesOf(...entries)));
      const { bands, likely } = finished(simulate(plan, few));
      expect(isFiniteAll([...Object.values(bands).flat(), ...Object.values(likely)])).toBe(true);
      const { questions, swings } = finished(whatMatters(plan, few));
      expect(
        isFiniteAll([...questions.map(({ first, total }) => [first, total]), ...swings.map(({ atLow }) => [atLow])]),
      ).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("two hundred numbers are projected as well, and a projection without a sizing is none", () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...officeEntries[0], title: `Office ${index}` }));
  const plan = planFrom(
    officesProjected(
      entriesOf(
        ...many.map((entry) => ({
          ...entry,
          uuid: entry.title,
          scalar: 2,
          unit: "x",
          group: "TAM" as const,
          operator: "+" as const,
        })),
      ),
    ),
  );
  expect(isFiniteAll(finished(simulate(plan, { ...settings, draws: 50 })).bands.cash)).toBe(true);
  expect(planOf({ ...officesProjected(), marketSizings: [] })).toBeNull();
});
