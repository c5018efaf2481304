import { expect, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { projectionWith } from "#testing/projections.ts";
import { assumptionListWith, assumptionWith, overviewWith } from "#testing/reports.ts";
import { comparedIds } from "./compared-ids.ts";
import { textOfValue } from "./compared-rows.ts";
import { comparisonOf } from "./comparison.ts";
import type { ComparedIdea, ComparedReport } from "./use-compared-ideas.ts";

const nothing: ComparedReport = { overview: null, projection: null, assumptions: null };
const ideaWith = (report: Partial<ComparedReport>): ComparedIdea => ({
  kind: "concept",
  concept: conceptWith(),
  report: { ...nothing, ...report },
});
const rowOf = (label: string, report: Partial<ComparedReport>): string | undefined => {
  const row = comparisonOf([ideaWith(report)]).find((each) => each.label === label);
  return row && textOfValue(row.cells[0]?.value ?? null);
};

test("parts of a concept stand in the order that the report gives them, not in that they came in", () => {
  expect(rowOf("Differentiators", { overview: overviewWith() })).toBe(
    "Metered by weight\nOne depot serves every floor",
  );
  const rightsToWin = [
    { uuid: "r-2", order: 1, description: "We know the caretakers" },
    { uuid: "r-1", order: 0, description: "We drive past the buildings" },
  ];
  const overview = overviewWith({ rightsToWin });
  expect(rowOf("Right to win", { overview })).toBe("We drive past the buildings\nWe know the caretakers");
});

test("the riskiest assumptions come first, three of them", () => {
  const results = [0.2, 0.9, 0.1, 0.5].map((risk) => assumptionWith(`Risk ${risk}`, { risk, category: "Viability" }));
  expect(rowOf("Top assumptions", { assumptions: assumptionListWith({ results }) })).toBe(
    "Risk 0.9 (Viability)\nRisk 0.5 (Viability)\nRisk 0.2 (Viability)",
  );
});

test("key figures stand in their order, four of them, each in its unit", () => {
  const [sizing] = projectionWith().marketSizings;
  const entries = sizing?.assumptionEntries ?? [];
  const [first, second] = entries;
  if (!sizing || !first || !second) throw new Error("There is nothing to compare.");
  const more = [5, 4, 3, 2].map((order) => ({
    ...first,
    title: `Number ${order}`,
    order,
    unit: "floors",
    scalar: 7.125,
  }));
  const projection = projectionWith({ marketSizings: [{ ...sizing, assumptionEntries: [...more, second, first] }] });
  expect(rowOf("Key figures", { projection })).toBe(
    "Spent on supplies $1,200,000,000\nWithin reach 10%\nNumber 2 7.13 floors\nNumber 3 7.13 floors",
  );
});

test("what is saved is added up over all of its parts", () => {
  const savings = (expectedSavings: number) => ({
    uuid: String(expectedSavings),
    assumptionEntries: [],
    expectedSavings,
  });
  const projection = {
    ...projectionWith({ layout: "savings" }),
    impactSizings: [savings(1_000_000), savings(2_500_000)],
  } as never;
  expect(rowOf("Expected value a year", { projection })).toBe("$3.50M savings");
  expect(rowOf("Market size", { projection })).toBeUndefined();
});

test("each idea is compared once, whatever spaces stand around its name", () => {
  expect(comparedIds("a, b,a,")).toEqual(["a", "b"]);
  expect(comparedIds("a,a")).toBeUndefined();
  expect(comparedIds("a,b,c,d,e")).toBeUndefined();
});
