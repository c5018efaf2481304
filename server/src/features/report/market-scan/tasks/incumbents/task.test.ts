import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { companies } from "../../../../../library/companies/directory.ts";
import type { IncumbentsOutput } from "./output.ts";
import { incumbentsTask } from "./task.ts";

const facts = companies.map(({ founded, activity, name }) => `${name} ${activity} ${founded}`);
const input = { brief: refillDepots };

const answer: IncumbentsOutput = {
  ecosystemDescription:
    "Wholesalers of consumables sell to cleaning contractors, who decide for the owner what stands in the cupboard.",
  incumbents: [
    {
      name: "Ecolab",
      domain: "ecolab.com",
      overview: "Ecolab supplies dosing systems. They hang where a depot would stand.",
      headquarters: "Unknown",
      founded: "Unknown",
      certainty: "Sure of the name and the trade only.",
      hasCompetitiveProduct: true,
      relevance: "It ties crews to its chemistry, which a depot would have to open.",
    },
  ],
};

testTaskPromises(
  incumbentsTask,
  conceptBriefs.map((brief) => ({ brief })),
  facts,
);

test("a good answer is taken", () => {
  expect(incumbentsTask.check(incumbentsTask.output.parse(answer), input)).toEqual([]);
});

test("an ecosystem description of more than 500 characters is no answer", () => {
  expect(incumbentsTask.output.safeParse({ ...answer, ecosystemDescription: "x".repeat(501) }).success).toBe(false);
});

test("an ecosystem description with a figure from nowhere or a placeholder is told", () => {
  const check = (ecosystemDescription: string) =>
    incumbentsTask.check({ ...answer, ecosystemDescription }, input).join();
  expect(check("The trade is worth $4 billion.")).toContain("$4 billion");
  expect(check("Owners buy from [distributor].")).toContain("placeholder");
});

test("a draft names incumbents of the directory only", () => {
  const { incumbents } = draftOf(incumbentsTask, input);
  expect(incumbents).toHaveLength(6);
  for (const { name, founded } of incumbents) {
    expect(companies.find((company) => company.name === name)).toMatchObject({
      kind: "incumbent",
      founded: Number(founded),
    });
  }
});

test("where the directory knows nobody near, the draft says so", () => {
  const unheardOf = structuredClone(refillDepots);
  Object.assign(unheardOf.concept, {
    title: "Zzyzx",
    summary: "",
    overview: "",
    problemStatement: "",
    valueProposition: "",
  });
  unheardOf.seed = { answers: [], clarifications: [] };
  const draft = draftOf(incumbentsTask, { brief: unheardOf });
  expect(draft.incumbents).toEqual([]);
  expect(draft.ecosystemDescription).toContain("holds nobody close to Zzyzx");
});
