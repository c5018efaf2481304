import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { confirmationCases, confirmationTexts, lostWork, withoutLostWork } from "./lost-work.ts";

const answered = (order: number) => ({ question: { order }, answer: ["x"] });
const concept = (isSaved: boolean, ...clarified: string[][]) => ({
  isSaved,
  clarifyingQuestions: clarified.map((answer) => ({ answer })),
});

describe("lost work", () => {
  test("[S1.4-28] later answers, clarifying answers and unsaved concepts go", () => {
    const seed = {
      answers: [answered(1), answered(2), answered(5), answered(5.5)],
      clarifyingQuestions: [{ answer: ["a"] }, { answer: [] }],
      cachedConcepts: [concept(false, ["b"], []), concept(true, ["c"])],
    };
    expect(lostWork(seed, 2)).toEqual({ laterAnswers: 2, clarifyingAnswers: 2, generatedConcepts: 1 });
    expect(lostWork(seed, 5)).toEqual({ laterAnswers: 1, clarifyingAnswers: 2, generatedConcepts: 1 });
  });

  test("[S1.4-28] the changed answer and what comes before it stay", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
        fc.integer({ min: 1, max: 40 }),
        (halves, changed) => {
          const seed = {
            answers: halves.map((half) => answered(half / 2)),
            clarifyingQuestions: [],
            cachedConcepts: [],
          };
          const later = halves.filter((half) => half > changed).length;
          expect(lostWork(seed, changed / 2).laterAnswers).toBe(later);
        },
      ),
    );
  });
});

test("a new answer leaves itself, what comes before it and saved concepts, and takes the news of a failure along", () => {
  const seed = {
    answers: [answered(1), answered(2), answered(2.5)],
    clarifyingQuestions: [{ answer: ["a"] }],
    cachedConcepts: [concept(true, ["c"]), concept(false)],
    generation: { status: "failed" as const, message: "The model did not answer.", instructions: "Shorter." },
  };
  expect(withoutLostWork(seed, 2)).toEqual({
    answers: [answered(1), answered(2)],
    clarifyingQuestions: [],
    cachedConcepts: [concept(true, ["c"])],
    generation: { ...seed.generation, status: "idle", message: null },
  });
});

describe("confirmation", () => {
  const nothing = { laterAnswers: 0, clarifyingAnswers: 0, generatedConcepts: 0 };

  test("[S1.4-26] the wording depends on what would be lost", () => {
    const seed = { isCloned: false };
    expect(confirmationCases({ ...nothing, laterAnswers: 2 }, seed)).toEqual(["regular"]);
    expect(confirmationCases({ ...nothing, laterAnswers: 2 }, { isCloned: true })).toEqual(["cloned"]);
    expect(confirmationCases({ ...nothing, clarifyingAnswers: 1 }, seed)).toEqual(["clarifying"]);
    expect(confirmationCases({ ...nothing, generatedConcepts: 4 }, seed)).toEqual(["final"]);
    expect(confirmationCases({ laterAnswers: 1, clarifyingAnswers: 1, generatedConcepts: 1 }, seed)).toEqual([
      ...["final", "clarifying", "regular"],
    ]);
  });

  test("[S1.4-24] nothing is asked when nothing would be lost", () => {
    expect(confirmationCases(nothing, { isCloned: true })).toEqual([]);
  });

  test("[S1.4-27] the four texts", () => {
    expect(confirmationTexts).toEqual({
      regular: "Changing this answer removes the answers that follow it.",
      final: "Changing this answer removes your generated concepts.",
      clarifying: "Changing this answer removes your clarifying answers.",
      cloned: "Changing this answer removes the later answers copied from the original seed.",
    });
  });
});
