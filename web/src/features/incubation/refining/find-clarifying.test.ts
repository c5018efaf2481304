import { expect, test } from "vitest";
import { answeredSeed, clarifyingWith, conceptWith } from "../testing/seeds.fixture.ts";
import { findClarifying, withClarifying } from "./find-clarifying.ts";

const ofSeed = clarifyingWith();
const beside = clarifyingWith({ uuid: "cccccccc-0000-4000-8000-000000000002" });
const ofConcept = clarifyingWith({ uuid: "cccccccc-0000-4000-8000-000000000003" });
const seed = answeredSeed({
  clarifyingQuestions: [ofSeed, beside],
  cachedConcepts: [conceptWith(1), conceptWith(2, { clarifyingQuestions: [ofConcept] })],
});

test("a clarifying question is found at its seed and at a concept of it, and not once it is gone", () => {
  const found = [ofSeed, beside, ofConcept].map(({ uuid }) => findClarifying(seed, uuid));
  expect(found).toEqual([ofSeed, beside, ofConcept]);
  expect(findClarifying(seed, "cccccccc-0000-4000-8000-000000000009")).toBeUndefined();
});

test.each([ofSeed, ofConcept])(
  "the answer to one changes no other, and when it was given is when the seed changed",
  ({ uuid }) => {
    const answeredAt = "2026-03-01T09:05:00.000Z";
    const after = withClarifying(seed, clarifyingWith({ uuid, answer: ["The old one"], answeredAt }));
    const questions = [...after.clarifyingQuestions, ...after.cachedConcepts.flatMap((one) => one.clarifyingQuestions)];
    expect(questions.filter(({ answer }) => answer.length > 0).map((question) => question.uuid)).toEqual([uuid]);
    expect(questions).toHaveLength(3);
    expect(after.updatedAt).toBe(answeredAt);
  },
);

test("an answer that was taken back leaves the time of the seed as it was", () => {
  expect(withClarifying(seed, ofSeed).updatedAt).toBe(seed.updatedAt);
});
