import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import type { SizingEntry, SizingOutput } from "../sizing/entry-fields.ts";
import { topDownSizingTask } from "./task.ts";

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

testTaskPromises(topDownSizingTask, conceptBriefs.map(revenueInput));

test("a good answer is taken", () => {
  expect(topDownSizingTask.check(topDownSizingTask.output.parse(answer()), input)).toEqual([]);
});

const assess = (entries: unknown) => assessed(topDownSizingTask, { entries }, input);

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
  expect(topDownSizingTask.output.safeParse({ entries: entries.slice(1) }).success).toBe(true);
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
    topDownSizingTask,
    { entries: entries.map((each) => ({ ...each, group: "TAM" })) },
    input,
  );
  expect(problems.join()).toContain("SAM has no entry");
});

test("the prompt carries the decided price and asks for no total", () => {
  const { prefix, request } = topDownSizingTask.prompt(input);
  expect(prefix).toContain("$90 per floor and month");
  expect(request).toContain("Never write a total");
});

test("a draft comes to markets within each other", () => {
  for (const brief of conceptBriefs) {
    const { tam, sam, som } = marketSize(termsOf(draftOf(topDownSizingTask, revenueInput(brief))));
    expect(tam).toBeGreaterThan(sam);
    expect(sam).toBeGreaterThan(som);
    expect(som).toBeGreaterThan(0);
  }
});

test("a draft gives what is spent today room for the price to pay off", () => {
  const spend = draftOf(topDownSizingTask, input).entries.find(({ unit }) => unit === "$");
  expect(spend?.scalar).toBe(11_000);
});
