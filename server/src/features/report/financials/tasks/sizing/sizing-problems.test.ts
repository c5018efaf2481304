import { expect, test } from "vitest";
import type { SizingEntry } from "./entry-fields.ts";
import { sizingProblems } from "./sizing-problems.ts";

function entry(change: Partial<SizingEntry> = {}): SizingEntry {
  return {
    title: "Shared office buildings",
    description: "An assumption; the land register has the number.",
    unit: "buildings",
    unitDescription: "office buildings",
    scalar: 4000,
    group: "TAM",
    operator: "*",
    ...change,
  };
}

const spend = entry({ title: "Spend today", description: "Ask two owners for their bills.", unit: "$", scalar: 9000 });
const reach = entry({ title: "Within a day", description: "Draw the circle.", unit: "%", scalar: 30, group: "SAM" });
const won = entry({ title: "Won", description: "Count first talks.", unit: "%", scalar: 5, group: "SOM" });
const problemsOf = (...entries: SizingEntry[]) =>
  sizingProblems(entries, { answer: "We serve 400 offices." }).join("\n");

test("a careful sizing has no problems", () => {
  expect(problemsOf(entry(), spend, reach, won)).toBe("");
});

test("a percentage beyond a hundred is told", () => {
  expect(problemsOf(entry(), spend, { ...reach, scalar: 120 }, won)).toContain("a percentage is at most 100");
});

test("a missing group, and groups out of order, are told", () => {
  expect(problemsOf(entry(), spend, reach)).toContain("The group SOM has no entry");
  expect(problemsOf(entry(), reach, spend, won)).toContain("not in order");
});

test("a group that does not begin with a product is told", () => {
  expect(problemsOf(entry(), spend, { ...reach, operator: "+" }, won)).toContain("entries.2 is the first of SAM");
});

test("a market that is not money, or more than the world earns, is told", () => {
  expect(problemsOf(entry(), reach, won)).toContain('TAM has no entry in "$"');
  expect(problemsOf(entry({ scalar: 1e9 }), { ...spend, scalar: 1e9 }, reach, won)).toContain("cannot be");
});

test("a market within another that is larger than it is told", () => {
  expect(problemsOf(entry(), spend, { ...reach, unit: "buildings", scalar: 300 }, won)).toContain("share of TAM");
  expect(problemsOf(entry(), spend, reach, { ...won, unit: "deals" })).toContain("share of SAM");
});

test("figures in descriptions and units in words are told", () => {
  expect(problemsOf(entry({ description: "There are about 52,000 of them." }), spend, reach, won)).toContain("52,000");
  expect(problemsOf(entry({ description: "The 400 offices are among them." }), spend, reach, won)).toBe("");
  expect(problemsOf(entry(), { ...spend, unit: "USD" }, reach, won)).toContain('write "$"');
});

test("the same title twice is told", () => {
  expect(problemsOf(entry(), { ...spend, title: "shared office buildings" }, reach, won)).toContain("twice");
});
