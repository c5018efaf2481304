import { expect, test } from "vitest";
import { answeredSeed, answerTo, questionnaireWith, questions } from "../testing/seeds.fixture.ts";
import { trailSteps } from "./trail-steps.ts";

const marks = (order: number, change = {}) =>
  trailSteps(questionnaireWith(), answeredSeed(change), order).map(
    ({ question, state, reachable }) => `${question.identifier} ${state}${reachable ? " reachable" : ""}`,
  );

test("[S1.2.9-07] answered steps are done and lead back, those ahead do not", () => {
  expect(marks(4)).toEqual(["idea done reachable", "assets done reachable", "value done reachable", "limits here"]);
});

test("from an earlier step the answered ones lead forward again", () => {
  expect(marks(1)).toEqual(["idea here", "assets done reachable", "value done reachable", "limits ahead"]);
});

test("a sub-question is a step only when an answer asks for it", () => {
  const answers = [...answeredSeed().answers.slice(0, 2), answerTo(questions.value, ["revenue"])];
  expect(marks(3.5, { answers })).toContain("earning here");
});

test("[S1.4-21] in a cloned seed what follows does not count yet", () => {
  expect(marks(2, { isCloned: true })).toEqual(["idea done reachable", "assets here", "value ahead", "limits ahead"]);
});
