import fc from "fast-check";
import { expect, test } from "vitest";
import { question, questionnaireOf, questionnaires } from "#test-support/arbitrary-questionnaires.ts";
import { stepNumber, stepProgress, stepText, totalSteps } from "./steps.ts";

test("[S1.4-19] the step is the whole part of the order", () => {
  expect(stepNumber(5.5)).toBe(5);
  expect(stepNumber(5)).toBe(5);
});

test("[S1.4-20] there are as many steps as the whole part of the highest order", () => {
  expect(
    totalSteps(questionnaireOf([question({ identifier: "a", order: 1 }), question({ identifier: "b", order: 7.5 })])),
  ).toBe(7);
  expect(totalSteps(questionnaireOf([]))).toBe(0);
});

test("[S1.3-13] a sub-question adds no step", () => {
  fc.assert(
    fc.property(questionnaires, (questions) => {
      const whole = questions.filter((entry) => Number.isInteger(entry.order));
      fc.pre(whole.some((entry) => entry.order === Math.floor(Math.max(...questions.map((other) => other.order)))));
      expect(totalSteps(questionnaireOf(questions))).toBe(totalSteps(questionnaireOf(whole)));
    }),
  );
});

test("[S1.4-22] progress is 100 when the step is infinite, and never leaves 0 to 100", () => {
  expect(stepProgress(Number.POSITIVE_INFINITY, 7)).toBe(100);
  expect(stepProgress(Number.POSITIVE_INFINITY, 0)).toBe(100);
  expect([4, 4.5].map((order) => stepProgress(order, 8))).toEqual([50, 50]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), fc.nat({ max: 50 }), (order, total) => {
      const progress = stepProgress(order, total);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(100);
    }),
  );
});

test("[S1.2.9-03] the text counts steps, and says when all is done", () => {
  expect(stepText(5.5, 7)).toBe("5 / 7 steps");
  expect(stepText(Number.POSITIVE_INFINITY, 7)).toBe("Complete");
});
