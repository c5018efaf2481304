import { expect, test } from "vitest";
import { liftMaintenance, refillDepots, wardPlanner } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import type { ConceptBrief } from "../features/concepts/exports/concept-brief.ts";
import { recogniseSector } from "./recognise-sector.ts";

const textsOf = ({ concept, seed }: ConceptBrief) => [
  concept.title,
  concept.summary,
  concept.overview,
  concept.problemStatement,
  concept.valueProposition,
  ...seed.answers.flatMap(({ answers }) => answers),
];

test("a text without a word of any sector is not forced into one", () => {
  expect(recogniseSector(["Xyzzy", ""])).toBeUndefined();
});

test("several words of one sector make it clear", () => {
  const recognised = [refillDepots, liftMaintenance, wardPlanner].map((brief) => recogniseSector(textsOf(brief))?.id);
  expect(recognised).toEqual(["facility-and-environment", "manufacturing", "healthcare"]);
});

test("a few words, or words of two sectors, make none clear", () => {
  expect(recogniseSector(["A scooter with a sensor rides over pavements"])).toBeUndefined();
  expect(recogniseSector(["Loan and invoice and bank and payment, for food, bread, meal and kitchen"])).toBeUndefined();
});

// Read against the briefs: what is named is right, and the rest stays without a sector.
test("no idea gets a wrong sector", () => {
  const named = evaluationBriefs.flatMap(({ name, concept }) => {
    const sector = recogniseSector(textsOf(concept));
    return sector ? [`${name}: ${sector.id}`] : [];
  });
  expect(named).toEqual(["refill: facility-and-environment", "lifts: manufacturing", "medical: healthcare"]);
});
