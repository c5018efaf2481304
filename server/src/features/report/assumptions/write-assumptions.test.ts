import { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { draftTools, uuidsOf } from "#test-support/draft-tools.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { writeAssumptions } from "./write-assumptions.ts";

function write(brief: (typeof conceptBriefs)[number]) {
  const { assumptions: _assumptions, ...sections } = finishedSections(brief);
  return writeAssumptions(draftTools(brief, sections));
}

describe("the assumptions of a report", () => {
  test("[S2.3-09] have every field of the contract and are untested at first", async () => {
    for (const assumption of await write(refillDepots)) {
      expect(Assumption.parse(assumption)).toEqual(assumption);
      expect(assumption).toMatchObject({ status: "untested", testProgress: 0, version: 1, origin: "draft" });
      expect(assumption.createdAt).toBe("2026-03-04T12:00:00.000Z");
    }
  });

  test("[S2.1-07] come in the order of the four categories, the riskiest of each first", async () => {
    const assumptions = await write(refillDepots);
    expect(assumptions.map(({ category }) => category)).toEqual(
      assumptions
        .map(({ category }) => category)
        .toSorted((one, other) => assumptionCategories.indexOf(one) - assumptionCategories.indexOf(other)),
    );
    for (const category of assumptionCategories) {
      const risks = assumptions.filter((each) => each.category === category).map(({ risk }) => risk);
      expect(risks).toEqual(risks.toSorted((one, other) => other - one));
    }
  });

  test("[S2.4-16] carry the level of their risk", async () => {
    const levels = (await write(refillDepots)).map(({ risk, riskCategory }) => ({ risk, riskCategory }));
    expect(levels).toContainEqual({ risk: 1, riskCategory: "high" });
    for (const { risk, riskCategory } of levels) {
      expect(riskCategory).toBe(risk >= 0.7 ? "high" : risk >= 0.4 ? "medium" : "low");
    }
  });

  test("say what would prove them wrong where the model said so", async () => {
    const { assumptions: _assumptions, ...sections } = finishedSections(refillDepots);
    const tools = draftTools(refillDepots, sections);
    const run: typeof tools.run = async (task, input, part) => {
      const result = await tools.run(task, input, part);
      const { assumptions } = result.output as { assumptions: object[] };
      Object.assign(assumptions[0] ?? {}, { falsifier: "Fewer than 4 of 10 agree." });
      return result;
    };
    const falsifiers = (await writeAssumptions({ ...tools, run })).map((each) => each.falsifier);
    expect(falsifiers.filter((each) => each !== undefined)).toEqual(["Fewer than 4 of 10 agree."]);
  });

  test("have a uuid each, the same each time, and share no sentence with those of another idea", async () => {
    const all = await Promise.all(conceptBriefs.map(write));
    const uuids = uuidsOf(all);
    expect(new Set(uuids).size).toBe(all.flat().length);
    expect(uuidsOf(await Promise.all(conceptBriefs.map(write)))).toEqual(uuids);
    const told = all.map((assumptions) => assumptions.map(({ createdAt: _createdAt, ...words }) => words));
    expect(sharedSentences(told)).toEqual([]);
  });
});
