import { expect, test } from "vitest";
import { entriesOf, finished, officesProjected, settings } from "#test-support/projected.ts";
import { planOf } from "./plan/plan-of.ts";
import { firstScenarios, planWith } from "./scenarios.ts";
import { seekNumber } from "./sensitivity/seek-number.ts";
import { seekValue } from "./sensitivity/seek-value.ts";
import { whatMatters } from "./sensitivity/what-matters.ts";
import { likelyMonths, simulate } from "./simulate.ts";

const plan = planOf(officesProjected());
if (!plan) throw new Error("The projection has a sizing.");
const inputOf = (key: string, changes: Record<string, number>) =>
  planWith(plan, changes).inputs.find((input) => input.key === key);
const place = (key: string) => plan.inputs.findIndex((input) => input.key === key);

test("the ends of a number give way to a value beyond them, and only to that", () => {
  expect(inputOf("Price", { Price: 200 })).toMatchObject({ low: 80, likely: 200, high: 200 });
  expect(inputOf("Price", { Price: 10 })).toMatchObject({ low: 10, likely: 10, high: 110 });
  expect(inputOf("Price", { Price: 95, another: 1 })).toMatchObject({ low: 80, likely: 95, high: 110 });
});

test("the first scenarios move the three numbers that swing most, halfway to the end that is worse or better for the cash", () => {
  const swing = (key: string, atLow: number, atHigh: number) => ({ input: place(key), atLow, atHigh });
  const swings = [swing("Price", 0, 9), swing("costRatio", 8, 0), swing("Offices", 0, 7), swing("churnRate", 6, 0)];
  expect(firstScenarios(plan, swings)).toEqual([
    { name: "Cautious", changes: { Price: 85, costRatio: 80, Offices: 38_000 } },
    { name: "As planned", changes: {} },
    { name: "Ambitious", changes: { Price: 100, costRatio: 62.5, Offices: 42_000 } },
  ]);
});

test("numbers that make no sense are taken for the last that do", () => {
  const months = (changes: Record<string, number>) => likelyMonths(planWith(plan, changes), 24);
  expect(months({ growthRate: -300 })).toEqual(months({ growthRate: -100 }));
  expect(months({ churnRate: 300 })).toEqual(months({ churnRate: 100 }));
  expect(months({ churnRate: -20 })).toEqual(months({ churnRate: 0 }));
  expect(months({ timeHorizon: -5 })).toEqual(months({ timeHorizon: 1 / 12 }));
  expect(months({ fixedShare: 300 })).toEqual(months({ fixedShare: 100 }));
});

test("what is within reach may shrink from year to year, and the cash with it", () => {
  const cash = (growthRate: number) =>
    likelyMonths(planWith(plan, { growthRate, costRatio: 0 }), 60).cash.at(-1) ?? Number.NaN;
  expect(cash(-20)).toBeLessThan(cash(0));
  expect(cash(-40)).toBeLessThan(cash(-20));
});

test("how much money is needed at most spreads as the draws do, and is the one need where all is certain", () => {
  const sure = { ...plan, inputs: plan.inputs.map((input) => ({ ...input, low: input.likely, high: input.likely })) };
  const need = -Math.min(...likelyMonths(plan, settings.horizon).cash);
  expect(finished(simulate(sure, settings)).needs).toEqual([need, need, need, need, need]);
  const { needs } = finished(simulate(plan, settings));
  expect(needs).toEqual(needs.toSorted((one, other) => one - other));
  expect(needs[0]).toBeLessThan(needs[4] ?? 0);
});

test("how far the work is rises from step to step and never beyond all of it", () => {
  for (const work of [simulate(plan, settings), whatMatters(plan, { ...settings, draws: 20 })]) {
    const told = [...work];
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.every((share) => share >= 0 && share <= 1)).toBe(true);
  }
});

test("a number that nobody has said is looked for far beyond nothing, and a share no further than all of it", () => {
  // Without cost, what is left after 24 months is divided among all who were won.
  const free = planWith(plan, { costRatio: 0, invested: 0, initialCustomers: 0, churnRate: 0 });
  const cost = seekNumber(free, { input: place("winningCost"), month: 24 });
  expect(cost).toBeGreaterThan(100);
  const cash = likelyMonths(planWith(free, { winningCost: cost ?? 0 }), 24).cash[24];
  expect(Math.abs(cash ?? Number.NaN)).toBeLessThan(1);
  // As much is put in as would come back if half as many again as there are were won.
  const back = likelyMonths(planWith(free, { Won: 150 }), 24).cash[24] ?? 0;
  const dear = planWith(free, { invested: back });
  expect(seekNumber(dear, { input: place("Won"), month: 24 })).toBeNull();
  const paid = planWith(free, { invested: back / 3 });
  expect(seekNumber(paid, { input: place("Won"), month: 24 })).toBeCloseTo(50, 6);
});

test("no more than twelve questions are asked one by one", () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...{ title: `Office ${index}`, scalar: 7, unit: "offices", group: "TAM" as const, operator: "+" as const },
  }));
  const wide = planOf(officesProjected(entriesOf(...many, { title: "Price", scalar: 90, unit: "$", group: "TAM" })));
  if (!wide) throw new Error("The projection has a sizing.");
  const { questions, swings } = finished(whatMatters(wide, { ...settings, draws: 20 }));
  expect(swings.length).toBeGreaterThan(12);
  expect(questions).toHaveLength(12);
});

test("a number is looked for up to twenty times what it may be at most, and no further", () => {
  const free = planWith(plan, { costRatio: 0, invested: 0, initialCustomers: 0, churnRate: 0, growthRate: 0 });
  // What is put in comes back at so many times the likely price; the highest is 110.
  const soughtPrice = (times: number) => {
    const back = likelyMonths(planWith(free, { Price: 90 * times }), 24).cash[24] ?? 0;
    return seekNumber(planWith(free, { invested: back }), { input: place("Price"), month: 24 });
  };
  expect(soughtPrice(20)).toBeCloseTo(1800, 3);
  expect(soughtPrice(30)).toBeNull();
  expect(seekNumber(free, { input: 99, month: 24 })).toBeNull();
});

test("what nobody has said is looked for up to a million dollars", () => {
  const free = { costRatio: 0, invested: 0, initialCustomers: 0, churnRate: 0 };
  const costAt = (price: number) =>
    seekNumber(planWith(plan, { ...free, Price: price }), { input: place("winningCost"), month: 24 }) ?? Number.NaN;
  expect(costAt(50_000)).toBeGreaterThan(100_000);
  expect(costAt(5e9)).toBeNaN();
});

test("a market larger than all money there is counts as a thousand million millions", () => {
  const steady = { growthRate: 0, churnRate: 0, timeHorizon: 1, fixedShare: 0, costRatio: 0, winningCost: 0 };
  const revenueOf = (offices: number) =>
    (likelyMonths(planWith(plan, { ...steady, Offices: offices }), 12).revenue[12] ?? 0) * 12;
  expect(revenueOf(1e13) / 3.24e14).toBeCloseTo(1, 9);
  expect(revenueOf(1e15) / 1e15).toBeCloseTo(1, 9);
});

test("a value is found at either end, between both, and not where none is", () => {
  const rising = (zero: number) => seekValue((value) => value - zero, [0, 10]);
  expect([rising(0), rising(10), rising(-1), rising(11)]).toEqual([0, 10, null, null]);
  expect(rising(7.5)).toBeCloseTo(7.5, 7);
  expect(seekValue((value) => 2.5 - value, [0, 10])).toBeCloseTo(2.5, 7);
});

test("a simulation tells how far it is after each five hundred draws, and after each year of its months", () => {
  expect([...simulate(plan, { ...settings, draws: 1000, horizon: 6 })]).toHaveLength(3);
  expect([...simulate(plan, { ...settings, draws: 1500, horizon: 24 })]).toHaveLength(6);
});
