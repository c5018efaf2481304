import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { entriesOf, officesProjected, officesSaved } from "#test-support/projected.ts";
import { planOf } from "./plan-of.ts";

type Given = Parameters<typeof entriesOf>[number];
const inputOf = (projection: FinancialProjection, key: string) =>
  planOf(projection)?.inputs.find((input) => input.key === key);
const entry = (given: Partial<Given>) => {
  const [made] = entriesOf({ title: "Entry", scalar: 1, unit: "offices", group: "TAM", ...given });
  return inputOf(officesProjected(made ? [made] : []), "Entry");
};
const source = (...assumptionSources: string[]): Partial<AssumptionEntry> => ({ assumptionSources });

test("a number that nobody gave ends lies three tenths off either way, a tenth where it has a source", () => {
  expect(entry({ scalar: 100 })).toMatchObject({ low: 70, high: 130, endsByRule: true, cause: null });
  expect(entry({ scalar: 100, ...source("one", "two") })).toMatchObject({ low: 90, high: 110, cause: "one" });
  expect(entry({ scalar: 100, low: 20 })).toMatchObject({ low: 20, high: 130, endsByRule: true });
});

test("payments, weeks and days of a year are certain; an amount or a share of as many is not", () => {
  expect(entry({ scalar: 52 })).toMatchObject({ low: 52, high: 52, endsByRule: false });
  expect(entry({ scalar: 12, unit: "$" })).toMatchObject({ low: 8.4, likely: 12, endsByRule: true });
  expect(entry({ scalar: 52, unit: "%" })).toMatchObject({ low: 36.4, likely: 52, endsByRule: true });
});

test("a share of all is no more than that, and one that stands for more keeps its range", () => {
  expect(entry({ scalar: 100, unit: "%" })).toMatchObject({ low: 70, high: 100 });
  expect(entry({ scalar: 200, unit: "%" })).toMatchObject({ low: 140, high: 260 });
});

test("a plan follows the sizing from below where that counts customers, else the one that the page opens with", () => {
  const offices = officesProjected();
  const [below] = offices.marketSizings;
  if (!below) throw new Error("there is a sizing");
  const spent = entriesOf({ title: "Spent", scalar: 5_000_000, unit: "$", group: "TAM" });
  const above = { ...below, uuid: "above", type: "top_down" as const, assumptionEntries: spent };
  const first = (projection: FinancialProjection) => {
    const plan = planOf(projection);
    return [plan?.inputs[0]?.key, plan?.countsCustomers];
  };
  expect(first({ ...offices, marketSizings: [above, below] })).toEqual(["Offices", true]);
  const uncounted = { ...below, assumptionEntries: entriesOf({ title: "All", scalar: 9, unit: "$", group: "TAM" }) };
  expect(first({ ...offices, marketSizings: [above, uncounted] })).toEqual(["Spent", false]);
});

test("where no customers are counted the price of the report is the plan's, and a price of nothing is a start value", () => {
  const spent = officesProjected(entriesOf({ title: "Spent", scalar: 5_000_000, unit: "$", group: "TAM" }));
  const priced = (price: number): FinancialProjection => ({
    ...spent,
    pricing: { price, currency: "USD", unit: "floor", reasoning: "", additionalConsiderations: [] },
  });
  const price = { low: 63, likely: 90, high: 117, per: "floor", saidBy: "report", endsByRule: true };
  expect(inputOf(priced(90), "price")).toMatchObject(price);
  expect(inputOf(priced(0), "price")).toMatchObject({ likely: 1000, saidBy: "nobody", endsByRule: false });
  expect(inputOf(spent, "price")).toMatchObject({ likely: 1000, saidBy: "nobody" });
});

test("ends that lie on the wrong side of the number give way to it, and a number below zero has its ends the right way round", () => {
  expect(entry({ scalar: 100, low: 200 })).toMatchObject({ low: 100, likely: 100, high: 130 });
  expect(entry({ scalar: 100, high: 50 })).toMatchObject({ low: 70, likely: 100, high: 100 });
  expect(entry({ scalar: -100 })).toMatchObject({ low: -130, likely: -100, high: -70 });
});

test("a count of the calendar that somebody has given ends has them, and one and all days of a year are counts of it", () => {
  expect(entry({ scalar: 12, low: 10, high: 14 })).toMatchObject({ low: 10, high: 14, endsByRule: false });
  for (const scalar of [1, 365]) expect(entry({ scalar })).toMatchObject({ low: scalar, high: scalar });
});

test("what is counted stands behind its number; money and shares stand before what they are of", () => {
  expect(entry({ unit: "offices" })).toMatchObject({ unit: "", per: "offices" });
  expect(entry({ unit: "offices", unitDescription: "a region" })).toMatchObject({ unit: "", per: "a region" });
  expect(entry({ unit: "$" })).toMatchObject({ unit: "$", per: "" });
  expect(entry({ unit: "%", unitDescription: "of them" })).toMatchObject({ unit: "%", per: "of them" });
});

test("a plan of savings takes no shares of cost, and says how its own numbers are called there", () => {
  const plan = planOf({ ...officesSaved(), costDrivers: officesProjected().costDrivers });
  expect(plan?.costSlots).toEqual([]);
  expect(plan?.inputs.filter(({ stands }) => stands === "plan").map(({ label }) => label)).toEqual([
    ...["Until all of it is saved", "Cost of saving all of it", "Cost there from the first month", "One-off cost"],
  ]);
});

/** The plan's own numbers as its page shows them: part, label, start value with what it is of, ends, and who says so. */
const ownNumbersOf = (projection: FinancialProjection) =>
  planOf(projection)
    ?.inputs.filter(({ stands }) => stands !== "sizing")
    .map(({ part, label, unit, likely, per, low, high, saidBy, planned, cause, endsByRule }) => {
      const rest = [
        planned === likely ? [] : "planned otherwise",
        cause ?? [],
        endsByRule ? "ends by rule" : [],
      ].flat();
      return [`${part}: ${label}: ${likely} ${unit} ${per} (${low} to ${high}), said by ${saidBy}`, ...rest].join(", ");
    });
const counted = [
  "growth: Customers at the start: 200   (100 to 300), said by nobody",
  "growth: Until all within reach is won: 5  years (4 to 8), said by nobody",
  "growth: Growth of what is within reach: 15 % a year (5 to 25), said by nobody",
  "growth: Customers lost: 12 % a year (6 to 24), said by nobody",
  "cost: Cost once all is won: 70 % of the planned revenue (55 to 90), said by nobody",
  "cost: Cost there from the first month: 10 % of all cost (5 to 20), said by nobody",
  "start: Money put in: 250000 $  (250000 to 250000), said by nobody",
  "cost: People: 50 % of all cost (35 to 65), said by report, ends by rule",
  "cost: Vans: 50 % of all cost (35 to 65), said by report, ends by rule",
  "cost: Cost to win a customer: 0 $ beside the cost above (0 to 0), said by missing",
];

test("a plan says of each of its own numbers where it begins, between which ends, and of what it is", () => {
  expect(ownNumbersOf(officesProjected())).toEqual(counted);
  const spent = officesProjected(entriesOf({ title: "Spent", scalar: 5_000_000, unit: "$", group: "TAM" }));
  expect(ownNumbersOf(spent)).toEqual([
    "demand: Price of a payment: 1000 $  (800 to 1200), said by nobody",
    "demand: Payments of a customer: 12  a year (12 to 12), said by nobody",
    ...counted,
  ]);
  expect(ownNumbersOf(officesSaved())).toEqual([
    "growth: Until all of it is saved: 2  years (1 to 4), said by nobody",
    "cost: Cost of saving all of it: 25 % of the planned savings (10 to 50), said by nobody",
    "cost: Cost there from the first month: 10 % of all cost (5 to 20), said by nobody",
    "start: One-off cost: 250000 $  (250000 to 250000), said by nobody",
  ]);
});

test("the numbers of a sizing are demand that is changed there, and what a plan needs is found where it stands", () => {
  const plan = planOf(officesProjected());
  expect(plan?.inputs.slice(0, 5).map(({ part, stands, saidBy }) => `${part} ${stands} ${saidBy}`)).toEqual(
    Array(5).fill("demand sizing report"),
  );
  expect(plan?.slots).toEqual({
    ...{ initialCustomers: 5, timeHorizon: 6, growthRate: 7, churnRate: 8, costRatio: 9, fixedShare: 10 },
    ...{ invested: 11, winningCost: 14 },
  });
  expect(plan?.costSlots).toEqual([12, 13]);
});
