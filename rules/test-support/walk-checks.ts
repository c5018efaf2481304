import type { Question, Questionnaire } from "@seedbed/contract/incubation/schemas";
import { expect } from "vitest";
import { nextQuestion, previousQuestion } from "../src/questionnaire/navigation.ts";
import { stepNumber, stepProgress, totalSteps } from "../src/questionnaire/steps.ts";
import type { WalkedSeed, WalkModel } from "./walk-model.ts";

/** One of the answers that are possible to a question, for any number. */
export function answerOf({ fieldType, options, required }: Question, pick: number): string[] {
  const values = options.map(({ value }) => value);
  if (fieldType === "radioButton") return [values[pick % values.length] ?? ""];
  if (fieldType === "multiSelect") {
    const chosen = values.filter((_, index) => ((pick + 1) >> (index % 6)) % 2 === 1);
    return chosen.length > 0 ? chosen : values.slice(0, 1);
  }
  if (!required && pick % 4 === 0) return [];
  return pick % 3 === 0 ? ["yes"] : ["no", "perhaps"].slice(0, pick % 3);
}

/** The seed holds what the model holds: nothing is lost, and nothing is left over. */
export function expectSeed(seed: WalkedSeed, model: WalkModel): void {
  const held = seed.answers.map(({ question, answer }) => [question.id, answer]);
  const expected = model.questions.filter(model.isAnswered).map(({ id }) => [id, model.answers.get(id)]);
  expect(held).toEqual(expected);
  expect(seed.clarifyingQuestions.some(({ answer }) => answer.length > 0)).toBe(model.isClarified);
  expect(seed.cachedConcepts.length > 0).toBe(model.isGenerated);
  expect(seed.isCloned).toBe(model.isCloned);
}

/** The way through as the rules see it: every question that is asked, once and in order, the same forwards and backwards. */
export function expectWay(
  questionnaire: Pick<Questionnaire, "questions">,
  { answers, isCloned }: WalkedSeed,
  asked: readonly Question[],
): void {
  const position = (order: number) => ({ order, answers, isCloned });
  const total = totalSteps(questionnaire);
  const forwards: number[] = [];
  const backwards: (number | undefined)[] = [];
  for (
    let now = nextQuestion(questionnaire, position(0));
    now;
    now = nextQuestion(questionnaire, position(now.order))
  ) {
    forwards.push(now.order);
    backwards.push(previousQuestion(questionnaire, position(now.order))?.order);
  }
  backwards.push(previousQuestion(questionnaire, position(Number.POSITIVE_INFINITY))?.order);
  const orders = asked.map(({ order }) => order);
  expect({ forwards, backwards }).toEqual({ forwards: orders, backwards: [undefined, ...orders] });

  const steps = [...orders, Number.POSITIVE_INFINITY].map((order) => stepProgress(order, total));
  const highest = Math.max(...Object.values(questionnaire.questions).map(({ order }) => order));
  expect(total).toBe(Math.floor(highest));
  expect(orders.map(stepNumber)).toEqual(orders.map(Math.floor));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps.at(-1)).toBe(100);
}
