import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import type { SizingEntry, SizingOutput } from "../sizing/entry-fields.ts";
import { bottomUpSizingTask } from "./task.ts";

const input = revenueInput(refillDepots);
const termsOf = ({ entries }: SizingOutput) => entries.map((entry, order) => ({ ...entry, order }));

const entry = (title: string, change: Partial<SizingEntry>): SizingEntry => ({
  title,
  description: `${title} is assumed; a register would tell.`,
  unit: "%",
  unitDescription: `percent (${title})`,
  scalar: 20,
  low: null,
  high: null,
  basis: "assumed",
  group: "TAM",
  operator: "*",
  ...change,
});

const answer = (): SizingOutput => ({
  entries: [
    entry("Buildings", { unit: "buildings", unitDescription: "office buildings", scalar: 8000 }),
    entry("Paid today", { unit: "$", unitDescription: "US dollars", scalar: 90 }),
    entry("In reach", { group: "SAM" }),
    entry("Won", { group: "SOM" }),
  ],
});

testTaskPromises(bottomUpSizingTask, conceptBriefs.map(revenueInput));

test("a good answer is taken", () => {
  expect(bottomUpSizingTask.check(bottomUpSizingTask.output.parse(answer()), input)).toEqual([]);
});

const assess = (entries: unknown) => assessed(bottomUpSizingTask, { entries }, input);

test("a bad assumption is asked for again, never left out: the others would come to something else", () => {
  const { entries } = answer();
  const spoilt = (change: object) =>
    [...entries, entry("Served", { group: "SAM" })].with(3, { ...entry("Seats", {}), ...change });
  expect(assess(spoilt({ scalar: 0.5 }))).toMatchObject({
    outcome: "malformed",
    refused: [{ place: "entries.3.scalar" }],
  });
  expect(assess(spoilt({ group: "ARR" }))).toMatchObject({
    outcome: "malformed",
    refused: [{ place: "entries.3.group" }],
  });
});

test("one assumption for each market is the least, and none are cut off a list that is too long", () => {
  const { entries } = answer();
  expect(bottomUpSizingTask.output.safeParse({ entries: entries.slice(1) }).success).toBe(true);
  expect(assess(entries.slice(2))).toMatchObject({
    outcome: "malformed",
    refused: [{ rule: "too-few-items", place: "entries" }],
  });
  const many = Array.from({ length: 13 }, (_, index) => entry(`Share ${index}`, { group: "SOM" }));
  expect(assess(many)).toMatchObject({ outcome: "malformed", refused: [{ place: "entries" }] });
});

test("signs, units and order are put right", () => {
  const [buildings, paid, reach, won] = answer().entries;
  expect(
    assess([
      { ...buildings, operator: "+" },
      reach,
      { ...paid, unit: "USD per floor", operator: "×" },
      { ...won, scalar: "20 %" },
    ]),
  ).toMatchObject({ outcome: "ok", output: answer() });
});

test("what is wrong with the calculation is told", () => {
  const { entries } = answer();
  const problems = saidOfAnswer(
    bottomUpSizingTask,
    { entries: entries.map((each) => ({ ...each, group: "TAM" })) },
    input,
  );
  expect(problems.join()).toContain("SAM has no entry");
});

test("the prompt carries the decided price and asks for no total", () => {
  const { prefix, request } = bottomUpSizingTask.prompt(input);
  expect(prefix).toContain("$90 per floor and month");
  expect(request).toContain("Never write a total");
});

test("a draft comes to markets within each other", () => {
  for (const brief of conceptBriefs) {
    const { tam, sam, som } = marketSize(termsOf(draftOf(bottomUpSizingTask, revenueInput(brief))));
    expect(tam).toBeGreaterThan(sam);
    expect(sam).toBeGreaterThan(som);
    expect(som).toBeGreaterThan(0);
  }
});

test("another price than the decided one, or a beginning without customers, is told", () => {
  const { entries } = answer();
  const check = (change: (each: SizingEntry, index: number) => SizingEntry) =>
    saidOfAnswer(bottomUpSizingTask, { entries: entries.map(change) }, input).join("\n");
  expect(check((each) => (each.unit === "$" ? { ...each, scalar: 120 } : each))).toContain("decided price of 90");
  expect(check((each, index) => (index === 0 ? { ...each, unit: "%", scalar: 80 } : each))).toContain(
    "must count customers",
  );
});

test("another price is asked for again alone, unless it is what a year comes to", () => {
  const placed = (change: object) =>
    bottomUpSizingTask
      .check({ entries: answer().entries.with(1, entry("Paid today", { unit: "$", ...change })) }, input)
      .map(({ rule, place }) => `${rule} ${place}`);
  expect(placed({ scalar: 120 })).toEqual(["decided-price entries.1.scalar"]);
  expect(placed({ scalar: 1080 })).toEqual(["decided-price entries"]);
  expect(placed({ scalar: 90, unit: "EUR" })).toEqual(["money-in-dollars entries.1.unit"]);
  expect(placed({ scalar: 90 })).toEqual([]);
});

test("the customers come before their price where only they are counted", () => {
  const [buildings, paid, ...shares] = answer().entries;
  const swapped = assess([paid, buildings, ...shares]);
  expect(swapped).toMatchObject({ outcome: "ok", output: answer(), mends: ["customers-first entries"] });
  const often = entry("Payments", { unit: "payments a year", unitDescription: "payments", scalar: 12 });
  expect(assess([paid, often, buildings, ...shares])).toMatchObject({
    outcome: "check_failed",
    refused: [{ rule: "customers-first", place: "entries" }],
  });
  const customers = entry("Customers", { unit: "Customers", unitDescription: "owners", scalar: 900 });
  expect(assess([paid, often, customers, ...shares])).toMatchObject({
    outcome: "ok",
    output: { entries: [{ title: "Customers" }, { title: "Paid today" }, { title: "Payments" }, {}, {}] },
  });
  expect(assess([paid, { ...buildings, operator: "+" }, ...shares])).toMatchObject({
    outcome: "check_failed",
    refused: [{ rule: "customers-first" }],
  });
});

test("a draft multiplies the decided price by floors and months", () => {
  const { entries } = draftOf(bottomUpSizingTask, input);
  expect(entries.map(({ unit }) => unit)).toEqual(["customers", "$", "floors", "payments a year", "%", "%"]);
  expect(entries.find(({ unit }) => unit === "$")?.scalar).toBe(90);
});
