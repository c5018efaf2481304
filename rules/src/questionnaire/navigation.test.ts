import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { given, question, questionnaireOf, walks } from "#test-support/arbitrary-questionnaires.ts";
import { isDependencyMet, missingQuestions, nextQuestion, previousQuestion, questionsInOrder } from "./navigation.ts";

const money = questionnaireOf([
  question({ identifier: "idea", order: 1 }),
  question({ identifier: "value", order: 5, fieldType: "radioButton" }),
  question({ identifier: "earning", order: 5.5, dependsOn: "value", dependsOnValue: "revenue" }),
  question({ identifier: "limits", order: 6, required: false }),
]);

describe("next question", () => {
  test("[S1.4-16] is the lowest order above the present one whose dependency is met", () => {
    fc.assert(
      fc.property(walks, fc.integer({ min: 0, max: 42 }), ({ questions, answers }, half) => {
        const order = half / 2;
        const next = nextQuestion(questionnaireOf(questions), { order, answers, isCloned: false });
        const candidates = questions.filter((entry) => entry.order > order && isDependencyMet(entry, answers));
        const lowest = candidates.toSorted((one, other) => one.order - other.order)[0];
        expect(next).toEqual(lowest);
      }),
    );
  });

  test("[S1.4-17] a dependent question is asked only after the matching answer", () => {
    const after = (value: string) =>
      nextQuestion(money, { order: 5, answers: [given("value", 5, value)], isCloned: false })?.identifier;
    expect(after("revenue")).toBe("earning");
    expect(after("savings")).toBe("limits");
    expect(nextQuestion(money, { order: 5, answers: [], isCloned: false })?.identifier).toBe("limits");
  });

  test("[S1.4-17] only an earlier answer lets a question in", () => {
    const late = question({ identifier: "late", order: 2, dependsOn: "value", dependsOnValue: "revenue" });
    expect(isDependencyMet(late, [given("value", 5, "revenue")])).toBe(false);
    expect(isDependencyMet(late, [given("value", 1, "revenue")])).toBe(true);
  });

  test("an answer that says nothing lets no question in", () => {
    const after = question({ identifier: "after", order: 6, dependsOn: "value" });
    expect(isDependencyMet(after, [given("value", 5)])).toBe(false);
    expect(isDependencyMet(after, [given("value", 5, "anything")])).toBe(true);
  });

  test("[S1.4-23] there is none after the last", () => {
    expect(nextQuestion(money, { order: 6, answers: [], isCloned: false })).toBeUndefined();
  });

  test("[S1.4-15] the first is that of order 1", () => {
    expect(nextQuestion(money, { order: 0, answers: [], isCloned: false })?.order).toBe(1);
  });

  test("[S1.3-12] questions of order 0 and below do not count", () => {
    const hidden = questionnaireOf([
      question({ identifier: "hidden", order: 0 }),
      question({ identifier: "idea", order: 1 }),
    ]);
    expect(questionsInOrder(hidden).map((entry) => entry.identifier)).toEqual(["idea"]);
    expect(previousQuestion(hidden, { order: 1, answers: [], isCloned: false })).toBeUndefined();
  });

  test("[S1.4-21] in a cloned seed answers beyond the present question do not count", () => {
    const chain = questionnaireOf([
      question({ identifier: "a", order: 1 }),
      question({ identifier: "b", order: 2 }),
      question({ identifier: "c", order: 3, dependsOn: "b", dependsOnValue: "yes" }),
    ]);
    const answers = [given("a", 1, "x"), given("b", 2, "yes")];
    expect(nextQuestion(chain, { order: 2, answers, isCloned: true })?.identifier).toBe("c");
    expect(nextQuestion(chain, { order: 1, answers, isCloned: true })?.identifier).toBe("b");
    const skipped = questionnaireOf([
      question({ identifier: "a", order: 1 }),
      question({ identifier: "c", order: 3, dependsOn: "b", dependsOnValue: "yes" }),
    ]);
    expect(nextQuestion(skipped, { order: 1, answers, isCloned: false })?.identifier).toBe("c");
    expect(nextQuestion(skipped, { order: 1, answers, isCloned: true })).toBeUndefined();
  });
});

describe("previous question", () => {
  test("[S1.4-18] is the highest order below the present one, of those that are asked", () => {
    fc.assert(
      fc.property(walks, fc.integer({ min: 0, max: 42 }), ({ questions, answers }, half) => {
        const order = half / 2;
        const previous = previousQuestion(questionnaireOf(questions), { order, answers, isCloned: false });
        const candidates = questions.filter((entry) => entry.order < order && isDependencyMet(entry, answers));
        const highest = candidates.toSorted((one, other) => other.order - one.order)[0];
        expect(previous).toEqual(highest);
      }),
    );
  });

  test("[S1.4-18] leads back over the way that led here", () => {
    fc.assert(
      fc.property(walks, ({ questions, answers }) => {
        const questionnaire = questionnaireOf(questions);
        const position = (order: number) => ({ order, answers, isCloned: false });
        for (let at = nextQuestion(questionnaire, position(0)); at; ) {
          const next = nextQuestion(questionnaire, position(at.order));
          if (next) expect(previousQuestion(questionnaire, position(next.order))).toEqual(at);
          at = next;
        }
      }),
    );
  });

  test("[S1.4-18] after the last question it is the last one", () => {
    expect(previousQuestion(money, { order: Number.POSITIVE_INFINITY, answers: [], isCloned: false })?.order).toBe(6);
  });
});

test("[S1.5-26] required questions without an answer are missing, optional and skipped ones are not", () => {
  expect(missingQuestions(money, []).map((entry) => entry.identifier)).toEqual(["idea", "value"]);
  expect(missingQuestions(money, [given("value", 5, "revenue")]).map((entry) => entry.identifier)).toEqual([
    "idea",
    "earning",
  ]);
  expect(missingQuestions(money, [given("idea", 1, "x"), given("value", 5, "savings")])).toEqual([]);
  const emptied = missingQuestions(money, [given("idea", 1), given("value", 5, "savings")]);
  expect(emptied.map((entry) => entry.identifier)).toEqual(["idea"]);
});
