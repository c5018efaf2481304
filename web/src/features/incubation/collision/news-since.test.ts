import { expect, test } from "vitest";
import {
  answeredSeed,
  answerTo,
  clarifyingWith,
  conceptWith,
  questionnaireWith,
  questions,
  type seedWith,
} from "../testing/seeds.fixture.ts";
import { nameOf, newsSince } from "./news-since.ts";

const ben = { uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ben", lastName: "Okoro" };
const later = "2026-03-01T09:05:00.000Z";
const questionnaire = questionnaireWith();
const news = (now: Partial<ReturnType<typeof seedWith>>, order: number, before = answeredSeed()) =>
  newsSince(questionnaire, { before, now: { ...before, ...now } }, order);

test.each([
  [ben, "Ben Okoro"],
  [{ ...ben, lastName: "" }, "Ben"],
  [{ ...ben, firstName: "", lastName: " " }, "Somebody"],
  [null, "Somebody"],
])("%j is %s", (person, name) => {
  expect(nameOf(person)).toBe(name);
});

test("what came after the question is told: answers by their questions, clarifying answers, concepts", () => {
  const [idea, assets, value] = answeredSeed().answers;
  if (!idea || !assets || !value) throw new Error("The seed has no answers.");
  const changed = { ...assets, updatedAt: later, updatedBy: ben };
  const limits = { ...answerTo(questions.limits, ["None"]), updatedBy: null };
  const now = {
    answers: [{ ...idea, updatedAt: later }, changed, value, limits],
    clarifyingQuestions: [clarifyingWith({ answer: ["The old one"], answeredAt: later })],
    cachedConcepts: [conceptWith(1)],
  };
  expect(news(now, questions.idea.order)).toEqual([
    "Ben Okoro has answered “The assets” meanwhile.",
    "Somebody has answered “The limits” meanwhile.",
    "A clarifying question has been answered meanwhile.",
    "Concepts have been generated meanwhile.",
  ]);
  expect(news(now, questions.assets.order)[0]).toBe("Somebody has answered “The limits” meanwhile.");
});

test("what was there already is no news, and a question the questionnaire no longer has is named by its own words", () => {
  const before = answeredSeed({
    clarifyingQuestions: [clarifyingWith({ answer: ["The old one"], answeredAt: later })],
    cachedConcepts: [conceptWith(1)],
  });
  expect(news({}, questions.idea.order, before)).toEqual([]);
  const gone = answerTo({ ...questions.limits, id: "expand.gone" }, ["None"]);
  expect(news({ answers: [...before.answers, gone] }, questions.idea.order, before)).toEqual([
    "Mara Olsen has answered “About limits?” meanwhile.",
  ]);
});
