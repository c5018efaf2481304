import { randomUUID } from "node:crypto";
import { JourneyStep } from "@seedbed/contract/report/customers/schemas";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona, personaInputs } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed, testTaskPromises } from "#test-support/task-promises.ts";
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
const assess = (steps: readonly object[]) => assessed(profileJourneyTask, { ...answer, steps }, input);
const refusedOf = (steps: readonly object[]) => {
  const result = assess(steps);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};
const retyped = (from: string) =>
  answer.steps.map((each) => (each.relationType === from ? { ...each, relationType: "Journey Step" } : each));

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileJourneyTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken as it is", () => {
  expect(assess(answer.steps)).toMatchObject({ outcome: "ok", output: answer, notes: [], mends: [] });
});

test("titles lose their numbers, a step that comes twice goes, and an unknown type is a step", () => {
  const numbered = answer.steps.map((each, index) => ({ ...each, title: `Step ${index + 1}: ${each.title}` }));
  const result = assess(numbered);
  expect(result).toMatchObject({ outcome: "ok", output: answer });
  expect(result.mends).toContain("numbered-title steps.4.title");
  expect(assess([...answer.steps, step("monday", "Pain")])).toMatchObject({ outcome: "ok", output: answer });
  const [first, ...rest] = answer.steps;
  expect(assess([{ ...first, relationType: "Delight" }, ...rest])).toMatchObject({ outcome: "ok", output: answer });
});

test.each([
  ...["1. Monday", "2) Monday", "Step 3: Monday", "STEP 12 - Monday", "Schritt 2 – Monday", "Étape 4. Monday"],
  ...["Paso 5) Monday", "6 : Monday"],
])("the title “%s” loses its number", (title) => {
  const [first, ...rest] = answer.steps;
  expect(assess([{ ...first, title }, ...rest])).toMatchObject({ outcome: "ok", output: answer });
});

test("a number that belongs to a title stays", () => {
  const [first, ...rest] = answer.steps;
  for (const title of ["Two calls before nine", "Step by step", "Stepping in"])
    expect(assess([{ ...first, title }, ...rest])).toMatchObject({
      output: { steps: [{ title }, ...rest] },
      mends: [],
    });
});

test("a moment of intervention is asked for in a step on the way, or else in the last; a journey without one is told", () => {
  const result = assess(retyped("Moment of Intervention"));
  expect(result).toMatchObject({
    refused: [
      {
        rule: "no-moment",
        place: "steps.3",
        orMark: "No step of this journey is a moment in which the concept could step in.",
      },
    ],
  });
  const pains = answer.steps.map((each, index) => ({ ...each, relationType: index === 0 ? "JTBD" : "Pain" }));
  expect(refusedOf(pains)).toEqual(["no-moment steps.4"]);
});

test("a journey without a pain or a job to be done is kept, and told", () => {
  const sentences = (from: string) => {
    const result = assess(retyped(from));
    return result.outcome === "ok" ? result.notes.map(({ sentence }) => sentence) : [];
  };
  expect(sentences("Pain")).toEqual(["No step of this journey is marked as a pain."]);
  expect(sentences("JTBD")).toEqual(["No step of this journey is marked as a job to be done."]);
});

test("three steps are enough, and a step that comes twice among them is refused", () => {
  const three = answer.steps.slice(1, 4);
  expect(assess(three)).toMatchObject({ outcome: "ok", notes: [{ sentence: "3 of 5 could be used." }] });
  expect(refusedOf(three.slice(1))).toEqual(["too-few-items steps"]);
  const [first, ...rest] = three;
  expect(refusedOf([{ ...first, title: rest[0]?.title }, ...rest])).toEqual(["repeated-label steps.1.title"]);
});

test("an answer is refused in its part for an invented figure and an empty text", () => {
  const [first, ...rest] = answer.steps;
  expect(refusedOf([{ ...first, description: "" }, ...rest])).toEqual(["empty-text steps.0.description"]);
  expect(refusedOf([{ ...first, description: "It takes 45 minutes." }, ...rest])).toEqual([
    "invented-figure steps.0.description",
  ]);
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
