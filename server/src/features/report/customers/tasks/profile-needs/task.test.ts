import { describe, expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { persona, personaInputs } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { ProfileNeedsOutput } from "./output.ts";
import { profileNeedsTask } from "./task.ts";

const input = { brief: refillDepots, persona: persona(), otherSegments: ["Landlords"] };
const answer: ProfileNeedsOutput = {
  jobs: ["Keep floors stocked", "Pass the audit", "Bill the right tenant", "Look reliable", "Go home on time"].map(
    (description) => ({ description, icon: "checklist" }),
  ),
  pains: [
    "Parcels block the lift",
    "No one owns the reorder",
    "Storage counts as lettable",
    "Calls before coffee",
    "A depot would need a key holder",
  ].map((description) => ({ description, icon: "clock" })),
  jobsInsight: "Reliability decides before price.",
  painsInsight: "Only the calls would make a host act.",
};
const assess = (changes: object) => assessed(profileNeedsTask, { ...answer, ...changes }, input);
const refusedOf = (changes: object) => {
  const result = assess(changes);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileNeedsTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken as it is", () => {
  expect(assess({})).toMatchObject({ outcome: "ok", output: answer, notes: [], mends: [] });
});

test("a pain that is a job, or stands twice, is left out where three remain", () => {
  const [first, second, ...pains] = answer.pains;
  const result = assess({
    pains: [{ ...first, description: "pass the audit" }, { ...second }, { ...second }, ...pains],
  });
  expect(result).toMatchObject({ outcome: "ok", output: { pains: [second, ...pains] } });
  expect(result.mends).toContain("job-and-pain pains.0");
  const few = [{ ...first, description: "pass the audit" }, ...pains.slice(0, 2)];
  expect(refusedOf({ pains: few })).toEqual(["repeated-label pains.0.description"]);
});

test("an unknown icon does no harm, and three jobs are enough", () => {
  expect(assess({ pains: answer.pains.map((pain) => ({ ...pain, icon: "unicorn" })) })).toMatchObject({
    outcome: "ok",
    output: { pains: answer.pains.map((pain) => ({ ...pain, icon: "puzzle" })) },
  });
  expect(assess({ jobs: answer.jobs.map(({ description }) => ({ description })) }).outcome).toBe("ok");
  expect(assess({ jobs: answer.jobs.slice(2) })).toMatchObject({
    outcome: "ok",
    notes: [{ place: "jobs", sentence: "3 of 5 could be used." }],
  });
  expect(refusedOf({ jobs: answer.jobs.slice(3) })).toEqual(["too-few-items jobs"]);
});

test("an answer is refused in its part for an invented figure and an empty text", () => {
  expect(refusedOf({ jobsInsight: "" })).toEqual(["empty-text jobsInsight"]);
  expect(refusedOf({ painsInsight: "It costs $4,000 a month." })).toEqual(["invented-figure painsInsight"]);
});

test("the drafts of a concept's personas have no need in common", () => {
  expect(sharedSentences(personaInputs(refillDepots).map((each) => draftOf(profileNeedsTask, each)))).toEqual([]);
});

test("the pains of a draft are those that were told, or say that none is", () => {
  const told = [refillDepots.concept.problemStatement, ...refillDepots.seed.answers.flatMap(({ answers }) => answers)];
  for (const each of personaInputs(refillDepots)) {
    const quotes = draftOf(profileNeedsTask, each).pains.map(({ description }) => /“(.+)”/u.exec(description)?.[1]);
    for (const quote of quotes) expect(told.join("\n")).toContain(quote);
    expect(new Set(quotes).size).toBe(3);
  }
  for (const each of personaInputs(bareConcept))
    for (const { description } of draftOf(profileNeedsTask, each).pains)
      expect(description).toMatch(/not said|not known|not written|named yet|open|on record/u);
});

test("a drafted persona speaks of no other group than its own", () => {
  for (const each of personaInputs(refillDepots))
    for (const other of each.otherSegments)
      expect(JSON.stringify(draftOf(profileNeedsTask, each))).not.toContain(`“${other}”`);
});
