import { assumptionCategories } from "@seedbed/contract/report/assumptions/schemas";
import { countWords, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import { expect, test } from "vitest";
import { fill } from "../platform/drafting/fill.ts";
import { createRandom } from "../platform/drafting/random.ts";
import { assumptionPatterns } from "./assumption-patterns.ts";

const longWords = {
  idea: "the predictive maintenance service for lifts in older apartment buildings by subscription",
  audience: "property managers of older apartment buildings in towns",
  pain: "lifts stand still for days because nobody knows which of the many spare parts a technician has to bring along",
  benefit: "plan repairs before tenants notice that anything was wrong",
  company: "Northline Industrial Services Group",
  sector: "construction and property",
  asset: "a team of service technicians and their vans in every larger town",
  earning: "a yearly fee per lift that covers inspections and parts",
};

test.each(assumptionCategories)(
  "%s offers at least twelve assumptions of different importance and certainty",
  (category) => {
    const patterns = assumptionPatterns.filter((pattern) => pattern.category === category);
    expect(patterns.length).toBeGreaterThanOrEqual(12);
    expect(new Set(patterns.map((pattern) => pattern.importance)).size).toBeGreaterThan(1);
    expect(new Set(patterns.map((pattern) => pattern.certainty)).size).toBeGreaterThan(1);
  },
);

test.each(assumptionPatterns)("stays within the words of a statement: $statement", ({ statement }) => {
  expect(countWords(fill(statement, longWords, createRandom("seed")))).toBeLessThanOrEqual(statementWordsMax);
});
