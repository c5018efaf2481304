import { expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
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

test("a draft names incumbents of the directory only where the sector is clear, and says why they stand there", () => {
  const { incumbents, ecosystemDescription } = draftOf(incumbentsTask, input);
  expect(ecosystemDescription).toContain("facility and environmental services");
  expect(incumbents.map(({ name }) => name)).toEqual(["ISS", "Ecolab"]);
  for (const { name, founded, overview, relevance, hasCompetitiveProduct } of incumbents) {
    const company = companies.find((each) => each.name === name);
    expect(company).toMatchObject({ kind: "incumbent", founded: Number(founded) });
    expect(overview).toContain(company?.activity);
    expect(relevance).toMatch(/“.+”/u);
    expect(hasCompetitiveProduct).toBe(false);
  }
});

test.each([
  ["hardware", "Strawberry growers"],
  ["german", "Inhaber von Bäckereien"],
  ["spanish", "Familias con niños"],
  ["japanese", "駅前のレストランの料理長"],
])("where the sector is not clear, a draft names nobody and says which search to make: %s", (name, audience) => {
  const brief = evaluationBriefs.find((each) => each.name === name)?.concept ?? refillDepots;
  const draft = draftOf(incumbentsTask, { brief });
  expect(draft.incumbents).toEqual([]);
  expect(draft.ecosystemDescription).toContain(audience);
});

test("where nobody said whom it is for, a draft asks that first", () => {
  const { ecosystemDescription } = draftOf(incumbentsTask, { brief: bareConcept });
  expect(ecosystemDescription).toMatch(/^(?:For whom|Name the people|Begin with one person|Before any search)/u);
});
