import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
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
    saidOfAnswer(incumbentsTask, { ...answer, ecosystemDescription }, input).join();
  expect(check("The trade is worth $4 billion.")).toContain("$4 billion");
  expect(check("Owners buy from [distributor].")).toContain("placeholder");
});

test("small mistakes of a company cost nothing but themselves", () => {
  const [ecolab] = answer.incumbents;
  const assess = (...incumbents: object[]) => assessed(incumbentsTask, { ...answer, incumbents }, input);
  expect(assess({ ...ecolab, domain: "https://www.ecolab.com/", founded: 1923, headquarters: null })).toMatchObject({
    outcome: "ok",
    output: { incumbents: [{ domain: "ecolab.com", founded: "1923", headquarters: "Unknown" }] },
    mends: [
      "text incumbents.0.headquarters",
      "text incumbents.0.founded",
      "plain-domain incumbents.0.domain",
      "unknown-fact incumbents.0.headquarters",
    ],
  });
  expect(assess({ ...ecolab }, { ...ecolab, name: "ECOLAB" }, { ...ecolab, name: "Northline" })).toMatchObject({
    outcome: "ok",
    output: { incumbents: [{ name: "Ecolab" }] },
    mends: ["repeated-item incumbents", "own-company incumbents.1"],
  });
  expect(assess({ ...ecolab }, { name: "Diversey" })).toMatchObject({
    outcome: "ok",
    output: { incumbents: [{ name: "Ecolab" }] },
    mends: ["bad-item incumbents.1"],
  });
});

test("an ecosystem description of whole sentences loses the last ones beyond 500 characters", () => {
  const sentence = "Wholesalers of consumables sell to cleaning contractors, who decide for the owner of a house.";
  const others = ["Owners", "Tenants", "Crews", "Cities", "Brokers"].map((who) => sentence.replace("Wholesalers", who));
  const long = [sentence, ...others].join(" ");
  expect(assessed(incumbentsTask, { ...answer, ecosystemDescription: long }, input)).toMatchObject({
    outcome: "ok",
    output: { ecosystemDescription: [sentence, ...others.slice(0, -1)].join(" ") },
  });
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
