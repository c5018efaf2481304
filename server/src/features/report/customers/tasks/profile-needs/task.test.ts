import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { sharedSentences } from "#test-support/draft-sentences.ts";
import { persona, personaInputs } from "#test-support/persona-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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
const problemsOf = (changes: Partial<ProfileNeedsOutput>) =>
  profileNeedsTask.check({ ...answer, ...changes }, input).join();

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileNeedsTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken", () => {
  expect(profileNeedsTask.check(profileNeedsTask.output.parse(answer), input)).toEqual([]);
});

test("an answer is refused for a job that is also a pain, and for an invented figure", () => {
  expect(problemsOf({ pains: [...answer.pains.slice(1), { description: "pass the audit", icon: "clock" }] })).toContain(
    "occurs twice among the jobs and pains",
  );
  expect(problemsOf({ painsInsight: "It costs $4,000 a month." })).toContain("$4,000");
});

test("an answer with four jobs or an unknown icon is no answer", () => {
  const parses = (changes: object) => profileNeedsTask.output.safeParse({ ...answer, ...changes }).success;
  expect(parses({ jobs: answer.jobs.slice(1) })).toBe(false);
  expect(parses({ pains: answer.pains.map((pain) => ({ ...pain, icon: "unicorn" })) })).toBe(false);
});

test("the drafts of a concept's personas have no need in common", () => {
  expect(sharedSentences(personaInputs(refillDepots).map((each) => draftOf(profileNeedsTask, each)))).toEqual([]);
});

test("one pain of a draft is the concept's own", () => {
  for (const each of personaInputs(refillDepots)) {
    expect(draftOf(profileNeedsTask, each).pains.at(-1)?.description.toLowerCase()).toContain("refill depot");
  }
});
