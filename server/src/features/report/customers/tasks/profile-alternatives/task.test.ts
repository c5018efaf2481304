import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { persona, personaInputs } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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
const assess = (alternatives: readonly object[]) =>
  assessed(profileAlternativesTask, { ...answer, alternatives }, input);
const refusedOf = (alternatives: readonly object[]) => {
  const result = assess(alternatives);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileAlternativesTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken as it is", () => {
  expect(assess(answer.alternatives)).toMatchObject({ outcome: "ok", output: answer, notes: [], mends: [] });
});

test("the same alternative twice is left out, and so is a point that stands on both sides", () => {
  expect(assess([...answer.alternatives, alternative("webshop")])).toMatchObject({ outcome: "ok", output: answer });
  const result = assess([alternative("Host", ["Slow", "Quick"]), ...answer.alternatives.slice(1)]);
  expect(result).toMatchObject({
    outcome: "ok",
    output: { alternatives: [{ pros: ["Slow", "Quick"], cons: ["Dear"] }, {}, {}] },
    notes: [{ place: "alternatives.0.cons", sentence: "1 of 2 could be used." }],
  });
  expect(result.mends).toContain("point-on-both-sides alternatives.0.cons.0");
});

test.each([
  ...["", "n/a", "N/A", "NA.", "-", "–", "—", "?", "unclear", "None", "null", "TBD", " "],
  ...["Not known", "not available", "not applicable."],
])("the price “%s” is unknown", (price) => {
  const given = answer.alternatives.map((each) => ({ ...each, price }));
  const result = assess(given);
  expect(result).toMatchObject({ outcome: "ok", output: answer });
  expect(result.mends).toContain("unknown-price alternatives.2.price");
});

test("an answer is refused in its part for an invented price, and for one point on both sides alone", () => {
  const rest = answer.alternatives.slice(1);
  expect(refusedOf([{ ...alternative("Host"), price: "About $30 an hour" }, ...rest])).toEqual([
    "invented-figure alternatives.0.price",
  ]);
  expect(refusedOf([{ ...alternative("Host", ["Slow"]), cons: ["slow"] }, ...rest])).toEqual([
    "repeated-label alternatives.0.cons.0",
  ]);
  expect(refusedOf([alternative("Webshop"), { ...alternative("webshop"), usage: "Otherwise." }])).toContain(
    "repeated-label alternatives.1.name",
  );
  expect(refusedOf([{ ...alternative("Host"), usage: "" }, ...rest])).toEqual(["empty-text alternatives.0.usage"]);
  expect(refusedOf(answer.alternatives.slice(2))).toEqual(["too-few-items alternatives"]);
});

test("two alternatives are enough", () => {
  expect(assess(answer.alternatives.slice(1))).toMatchObject({
    outcome: "ok",
    notes: [{ place: "alternatives", sentence: "2 of 3 could be used." }],
  });
});

describe("a draft", () => {
  const drafts = personaInputs(refillDepots).map((each) => draftOf(profileAlternativesTask, each).alternatives);

  test("names only what there always is: today's way and doing nothing, at no price that was not told", () => {
    for (const alternatives of drafts) {
      expect(alternatives).toHaveLength(2);
      for (const { price } of alternatives) expect(price).toBe("Not said yet");
    }
  });

  test("holds the troubles that were told against today's way", () => {
    for (const [today] of drafts)
      expect(today?.cons).toEqual([
        expect.stringMatching(/“(?:Storage rooms overflow on Mondays|Nobody knows which|Buildings run out)/u),
      ]);
  });
});
