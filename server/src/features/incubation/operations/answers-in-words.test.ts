import { expect, test } from "vitest";
import { expandAnExistingIdea } from "../questionnaires/expand-an-existing-idea.ts";
import type { AnswerRow } from "../store/answers.ts";
import { answersInWords } from "./answers-in-words.ts";

const answered = (identifier: string, ...answer: string[]): AnswerRow => {
  const question = expandAnExistingIdea.questions[`expand.${identifier}`];
  if (!question) throw new Error(`no question ${identifier}`);
  return {
    id: identifier,
    accountId: "account",
    seedId: "seed",
    questionId: question.id,
    questionOrder: question.order,
    fieldType: question.fieldType,
    answer,
    details: { sources: [] },
    updatedAt: new Date(0),
    updatedBy: null,
    person: null,
  };
};
const identifiers = (...rows: AnswerRow[]) =>
  answersInWords(expandAnExistingIdea, rows).map(({ identifier }) => identifier);

test("choices are told by their labels, in the order of the questionnaire", () => {
  const words = answersInWords(expandAnExistingIdea, [answered("assets", "data"), answered("idea", "A van")]);
  expect(words).toEqual([
    { identifier: "idea", label: "What is the idea you want to expand?", answers: ["A van"] },
    {
      identifier: "assets",
      label: "What do you already have that would help?",
      answers: ["Data that took years to collect"],
    },
  ]);
});

test("[S1.4-17] an answer to a question that is no longer asked is left out", () => {
  const earning = answered("earning", "A fee");
  expect(identifiers(answered("value_source", "revenue"), earning)).toEqual(["value_source", "earning"]);
  expect(identifiers(answered("value_source", "savings"), earning)).toEqual(["value_source"]);
});

test("an empty answer to an optional question says nothing", () => {
  expect(identifiers(answered("limits"))).toEqual([]);
});
