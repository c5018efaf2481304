import { expect, test } from "vitest";
import { bareConcept, refillDepots, wardPlanner } from "#test-support/concept-briefs.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { companiesNear } from "./companies-near.ts";

const near = (kind: "incumbent" | "startup", brief = refillDepots) =>
  companiesNear(kind, briefWords(brief, "a seed"), brief).map(({ company }) => company);

test("the companies share the concept's sector or words, the nearest first", () => {
  const incumbents = near("incumbent");
  expect(incumbents).toHaveLength(6);
  expect(incumbents[0]?.sector).toBe("facility-and-environment");
  expect(incumbents.map(({ name }) => name)).toContain("Ecolab");
  expect(near("startup", wardPlanner)[0]?.sector).toBe("healthcare");
});

test("incumbents are incumbents and startups are startups", () => {
  expect(near("incumbent").every(({ kind }) => kind === "incumbent")).toBe(true);
  expect(near("startup").every(({ kind }) => kind === "startup")).toBe(true);
});

test("the company that has the idea is left out", () => {
  const brief = { ...refillDepots, company: { name: "ECOLAB ", domain: "ecolab.com", goal: "" } };
  expect(near("incumbent", brief).map(({ name }) => name)).not.toContain("Ecolab");
});

test("where nothing is near, nothing is named", () => {
  expect(near("incumbent", bareConcept)).toEqual([]);
});
