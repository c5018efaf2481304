import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/financial-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { SizingEntry, SizingOutput } from "../sizing/entry-fields.ts";
import { bottomUpSizingTask } from "./task.ts";

const input = revenueInput(refillDepots);
const termsOf = ({ entries }: SizingOutput) => entries.map((entry, order) => ({ ...entry, order }));

function answer(): SizingOutput {
  const entry = (title: string, change: Partial<SizingEntry>): SizingEntry => ({
    title,
    description: `${title} is assumed; a register would tell.`,
    unit: "%",
    unitDescription: `percent (${title})`,
    scalar: 20,
    group: "TAM",
    operator: "*",
    ...change,
  });
  return {
    entries: [
      entry("Buildings", { unit: "buildings", unitDescription: "office buildings", scalar: 8000 }),
      entry("Paid today", { unit: "$", unitDescription: "US dollars", scalar: 90 }),
      entry("In reach", { group: "SAM" }),
      entry("Won", { group: "SOM" }),
    ],
  };
}

testTaskPromises(bottomUpSizingTask, conceptBriefs.map(revenueInput));

test("a good answer is taken", () => {
  expect(bottomUpSizingTask.check(bottomUpSizingTask.output.parse(answer()), input)).toEqual([]);
});

test("three assumptions, half ones and groups that do not exist are no answer", () => {
  const parses = (value: unknown) => bottomUpSizingTask.output.safeParse(value).success;
  expect(parses({ entries: answer().entries.slice(1) })).toBe(false);
  expect(parses({ entries: answer().entries.map((entry) => ({ ...entry, scalar: 0.5 })) })).toBe(false);
  expect(parses({ entries: answer().entries.map((entry) => ({ ...entry, group: "ARR" })) })).toBe(false);
});

test("what is wrong with the calculation is told", () => {
  const { entries } = answer();
  const problems = bottomUpSizingTask.check({ entries: entries.map((entry) => ({ ...entry, group: "TAM" })) }, input);
  expect(problems.join()).toContain("SAM has no entry");
});

test("the request carries the decided price and asks for no total", () => {
  const { request } = bottomUpSizingTask.prompt(input);
  expect(request).toContain("$90 per floor and month");
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
  const check = (change: (entry: SizingEntry, index: number) => SizingEntry) =>
    bottomUpSizingTask.check({ entries: entries.map(change) }, input).join("\n");
  expect(check((entry) => (entry.unit === "$" ? { ...entry, scalar: 120 } : entry))).toContain("decided price of 90");
  expect(check((entry, index) => (index === 0 ? { ...entry, unit: "%", scalar: 80 } : entry))).toContain(
    "must count customers",
  );
});

test("a draft multiplies the decided price by floors and months", () => {
  const { entries } = draftOf(bottomUpSizingTask, input);
  expect(entries.map(({ unit }) => unit)).toEqual(["customers", "%", "$", "floors", "payments a year", "%", "%"]);
  expect(entries.find(({ unit }) => unit === "$")?.scalar).toBe(90);
});
