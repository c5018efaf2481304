import { randomUUID } from "node:crypto";
import { JourneyStep } from "@seedbed/contract/report/customers/schemas";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona, personaInputs } from "#test-support/persona-inputs.ts";
import { testTaskPromises } from "#test-support/task-promises.ts";
import type { ProfileJourneyOutput } from "./output.ts";
import { profileJourneyTask } from "./task.ts";

const input = { brief: refillDepots, persona: persona(), otherSegments: ["Landlords"] };
const step = (title: string, relationType: ProfileJourneyOutput["steps"][number]["relationType"]) => ({
  title,
  description: `What happens at ${title.toLowerCase()}.`,
  relationType,
});
const answer: ProfileJourneyOutput = {
  steps: [
    step("Monday", "Journey Step"),
    step("Forty calls", "Pain"),
    step("Finding stock", "JTBD"),
    step("The complaint", "Moment of Intervention"),
    step("Old ways", "Journey Step"),
  ],
  journeyInsight: "Monday before nine is the only chance.",
};
const problemsOf = (steps: ProfileJourneyOutput["steps"]) =>
  profileJourneyTask.check({ ...answer, steps }, input).join();

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileJourneyTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken", () => {
  expect(profileJourneyTask.check(profileJourneyTask.output.parse(answer), input)).toEqual([]);
});

test("an answer is refused without a moment of intervention, and for a step that comes twice", () => {
  expect(problemsOf(answer.steps.filter(({ title }) => title !== "The complaint"))).toContain(
    "No step has the relationType “Moment of Intervention”",
  );
  expect(problemsOf([...answer.steps, step("monday", "Pain")])).toContain("occurs twice among the titles of steps");
});

test("[S2.2.5-14] a step has one of the four relation types, as it is told to everybody", () => {
  const isTaken = (relationType: string) => {
    const steps = answer.steps.map((each) => ({ ...each, relationType }));
    const told = JourneyStep.safeParse({ ...steps[0], relationType, uuid: randomUUID(), order: 0 });
    return [profileJourneyTask.output.safeParse({ ...answer, steps }).success, told.success];
  };
  const four = ["Journey Step", "JTBD", "Pain", "Moment of Intervention"];
  for (const type of four) expect([type, isTaken(type)]).toEqual([type, [true, true]]);
  for (const type of ["Delight", "pain", ""]) expect([type, isTaken(type)]).toEqual([type, [false, false]]);
  for (const drafted of personaInputs(refillDepots).map((each) => profileJourneyTask.draft(each, "seed")))
    expect(new Set(drafted.steps.map(({ relationType }) => relationType))).toEqual(new Set(four));
});
