import { expect, test } from "vitest";
import { isRefusal, saidOf } from "../../../../../platform/model/answer/findings.ts";
import type { SizingEntry } from "./entry-fields.ts";
import { sizingFindings } from "./sizing-findings.ts";

function entry(change: Partial<SizingEntry> = {}): SizingEntry {
  return {
    title: "Shared office buildings",
    description: "An assumption; the land register has the number.",
    unit: "buildings",
    unitDescription: "office buildings",
    scalar: 4000,
    low: null,
    high: null,
    basis: "assumed",
    group: "TAM",
    operator: "*",
    ...change,
  };
}

const spend = entry({ title: "Spend today", description: "Ask two owners for their bills.", unit: "$", scalar: 9000 });
const reach = entry({ title: "Within a day", description: "Draw the circle.", unit: "%", scalar: 30, group: "SAM" });
const won = entry({ title: "Won", description: "Count first talks.", unit: "%", scalar: 5, group: "SOM" });
const problemsOf = (...entries: SizingEntry[]) =>
  sizingFindings(entries, { answer: "We serve 400 offices." }).map(saidOf).join("\n");

test("a careful sizing has no problems", () => {
  expect(problemsOf(entry(), spend, reach, won)).toBe("");
});

test("a percentage beyond a hundred is told", () => {
  expect(problemsOf(entry(), spend, { ...reach, scalar: 120 }, won)).toContain("a percentage is at most 100");
});

test("a missing group is told", () => {
  expect(problemsOf(entry(), spend, reach)).toBe("The group SOM has no entry.");
});

test("a group that does not begin with a product is told", () => {
  expect(problemsOf(entry(), spend, { ...reach, operator: "-" }, won)).toContain("entries.2 is the first of SAM");
});

test("a market that is not money, or more than the world earns, is told", () => {
  expect(problemsOf(entry(), reach, won)).toContain('TAM has no entry in "$"');
  expect(problemsOf(entry({ scalar: 1e9 }), { ...spend, scalar: 1e9 }, reach, won)).toContain("cannot be");
});

test("a market within another that is larger than it is told", () => {
  expect(problemsOf(entry(), spend, { ...reach, unit: "buildings", scalar: 300 }, won)).toContain("share of TAM");
  expect(problemsOf(entry(), spend, reach, { ...won, unit: "deals" })).toContain("share of SAM");
});

test("figures in descriptions and money that is not in whole dollars are told", () => {
  expect(problemsOf(entry({ description: "There are about 52,000 of them." }), spend, reach, won)).toContain("52,000");
  expect(problemsOf(entry({ description: "The 400 offices are among them." }), spend, reach, won)).toBe("");
  expect(problemsOf(entry(), { ...spend, unit: "$ million" }, reach, won)).toContain('write "$" and the whole number');
});

test("the same title twice is kept and marked, all else is refused", () => {
  const twice = sizingFindings([entry(), { ...spend, title: "shared office buildings" }, reach, won], {});
  expect(twice).toEqual([
    {
      grade: "mark",
      rule: "repeated-label",
      place: "entries.1.title",
      sentence: "Two assumptions have this name: say how they differ.",
    },
  ]);
  const wrong = [entry({ operator: "-" }), { ...reach, scalar: 120 }, { ...won, unit: "deals" }];
  expect(sizingFindings(wrong, {}).every(isRefusal)).toBe(true);
});

test("what one entry has wrong is asked of it alone, what they come to of all", () => {
  const places = (...entries: SizingEntry[]) => sizingFindings(entries, {}).map(({ place }) => place);
  expect(places(entry(), spend, { ...reach, scalar: 101 }, won)).toContain("entries.2.scalar");
  expect(places(entry(), spend, { ...reach, scalar: 100 }, won)).toEqual([]);
  expect(places(entry(), spend, { ...reach, unit: "buildings", scalar: 300 }, won)).toEqual(["entries.2.unit"]);
  expect(places(entry(), { ...spend, unit: "EUR" }, reach, won)).toEqual(["entries.1.unit"]);
  expect(places(entry(), { ...spend, unit: "$ million" }, reach, won)).toEqual(["entries.1.unit"]);
  expect(places(entry(), reach, won)).toEqual(["entries"]);
  expect(places(entry(), spend, reach, { ...reach, title: "Out of reach", operator: "-", scalar: 60 }, won)).toEqual([
    "entries",
  ]);
});
