import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona, personaInputs } from "#test-support/persona-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { ProfileAlternativesOutput } from "./output.ts";
import { profileAlternativesTask } from "./task.ts";

const input = { brief: refillDepots, persona: persona(), otherSegments: ["Landlords"] };
const alternative = (name: string, pros = ["Known", "Quick"]) => ({
  name,
  usage: `How ${name} is used.`,
  price: "Unknown",
  pros,
  cons: ["Slow", "Dear"],
});
const answer: ProfileAlternativesOutput = {
  alternatives: [alternative("Webshop"), alternative("Cleaning contractor"), alternative("Doing nothing")],
  alternativesInsight: "The webshop is the one to beat.",
};
const problemsOf = (alternatives: ProfileAlternativesOutput["alternatives"]) =>
  profileAlternativesTask.check({ ...answer, alternatives }, input).join();

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileAlternativesTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken", () => {
  expect(profileAlternativesTask.check(profileAlternativesTask.output.parse(answer), input)).toEqual([]);
});

test("an answer is refused for the same alternative twice, a point on both sides, and an invented price", () => {
  expect(problemsOf([...answer.alternatives, alternative("webshop")])).toContain("occurs twice among the alternatives");
  expect(problemsOf([...answer.alternatives, alternative("Host", ["Slow", "Quick"])])).toContain(
    "pros and cons of “Host”",
  );
  expect(problemsOf([...answer.alternatives, { ...alternative("Host"), price: "About $30 an hour" }])).toContain("$30");
});

test("a draft has three or four alternatives with points on both sides and prices in words", () => {
  for (const { alternatives } of personaInputs(refillDepots).map((each) => draftOf(profileAlternativesTask, each))) {
    expect([3, 4]).toContain(alternatives.length);
    for (const { price, pros, cons } of alternatives) {
      expect(price).toMatch(/^\D+$/u);
      expect(Math.min(pros.length, cons.length)).toBeGreaterThanOrEqual(2);
    }
  }
});
