import { expect, test } from "vitest";
import { bareSeed, liftSeed, refillSeed, wardSeed } from "#test-support/seed-briefs.ts";
import { draftOf } from "#test-support/task-promises.ts";
import type { GenerateConceptsInput } from "../prompt.ts";
import { generateConceptsTask } from "../task.ts";

const inputFor = (brief: GenerateConceptsInput["brief"]): GenerateConceptsInput => ({
  brief,
  existing: [],
  dropped: [],
  instructions: "",
  count: 4,
});
const found = (brief: GenerateConceptsInput["brief"]) =>
  draftOf(generateConceptsTask, inputFor(brief)).concepts.map(({ opportunity }) => opportunity);

test("an opportunity is what the company has, what could be next, and a reason from the answers", () => {
  const change = "Tenants ask for proof that their waste is going down";
  const brief: GenerateConceptsInput["brief"] = {
    ...liftSeed,
    answers: [
      { identifier: "field", label: "Field", answers: ["Cleaning supplies for offices"] },
      { identifier: "changes", label: "Changes", answers: ["About “offices”: what has become dearer is …", change] },
      { identifier: "assets", label: "Assets", answers: ["A loyal customer base"] },
    ],
  };
  const { concepts } = draftOf(generateConceptsTask, inputFor(brief));
  for (const { title, opportunity } of concepts) {
    expect(opportunity?.today).toBe(`${liftSeed.company.name} today has “A loyal customer base” to build on.`);
    expect(opportunity?.next).toBe(`Next could be: ${title}.`);
    expect(opportunity?.why).toContain(`“${change}”`);
    expect(opportunity?.whyRestsOn).toEqual(["changes"]);
  }
});

test("an opportunity rests on nothing where no answer says why, and what the company is becomes a question", () => {
  for (const opportunity of found({ ...bareSeed, type: "IDENTIFY_NEW_OPPORTUNITIES" })) {
    expect(opportunity?.today).toContain("has not been said");
    expect(opportunity?.why).toMatch(/\b(?:Ask|List)\b/);
    expect(opportunity?.whyRestsOn).toEqual([]);
  }
});

test("an opportunity is not asked of whoever expands an idea", () => {
  expect(found(refillSeed)).toEqual([undefined, undefined, undefined, undefined]);
  expect(JSON.stringify(generateConceptsTask.prompt(inputFor(refillSeed)))).not.toContain("opportunity");
  expect(generateConceptsTask.prompt(inputFor(wardSeed)).request).toContain("every concept is an opportunity");
});
