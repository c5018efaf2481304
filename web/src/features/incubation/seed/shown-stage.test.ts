import type { Seed } from "@seedbed/contract/incubation/schemas";
import { expect, test } from "vitest";
import {
  answeredSeed,
  answerTo,
  clarifyingWith,
  conceptUuid,
  conceptWith,
  questionnaireWith,
  questions,
  seedWith,
} from "../testing/seeds.fixture.ts";
import { shownStage, whereToGoOn } from "./shown-stage.ts";
import type { Place } from "./use-place.ts";
import { questionnaireOf } from "./use-seed.ts";

const nowhere: Place = { question: undefined, stage: undefined, clarify: undefined, concept: undefined };

/** What is shown, in one word: the question's identifier or the name of the stage. */
function shown(seed: Seed, place: Partial<Place> = {}): string {
  const stage = shownStage(seed, questionnaireWith(), { ...nowhere, ...place });
  return stage.stage === "question" ? stage.question.identifier : stage.stage;
}

const idea = answerTo(questions.idea, ["Refill depots"]);
const concepts = [conceptWith(2), conceptWith(1)];

test("a draft goes on with the question after the last answered one", () => {
  expect(shown(seedWith())).toBe("idea");
  expect(shown(seedWith({ answers: [idea] }))).toBe("assets");
  expect(shown(answeredSeed())).toBe("limits");
  expect(shown(answeredSeed({ answers: [...answeredSeed().answers, answerTo(questions.limits, ["None"])] }))).toBe(
    "pre-generation",
  );
});

test("a required answer that is missing comes before everything that follows it", () => {
  const gap = answeredSeed({ answers: answeredSeed().answers.slice(1) });
  expect(shown(gap)).toBe("idea");
  expect(shown(gap, { question: "value" })).toBe("idea");
  expect(shown(gap, { stage: "pre-generation" })).toBe("idea");
});

test("the address may name any question on the way, and no other", () => {
  expect(shown(answeredSeed(), { question: "assets" })).toBe("assets");
  expect(shown(answeredSeed(), { question: "earning" })).toBe("limits");
  expect(shown(answeredSeed(), { question: "no-such-question" })).toBe("limits");
});

test("a cloned seed shows the missing question that the address names, not its first one again", () => {
  const cloned = seedWith({ isCloned: true, answers: [idea] });
  expect(shown(cloned, { question: "assets" })).toBe("assets");
});

test("[S1.4-38] concepts come first when the address names nothing else, in the order they were written", () => {
  const seed = answeredSeed({ cachedConcepts: concepts });
  const stage = shownStage(seed, questionnaireWith(), nowhere);
  expect(stage).toMatchObject({ stage: "selecting", concept: { uuid: conceptUuid(1) } });
  expect(shown(seed, { question: "assets" })).toBe("assets");
  expect(shown(seed, { stage: "selection-refinement" })).toBe("selection-refinement");
  expect(shown(answeredSeed(), { stage: "selecting" })).toBe("limits");
});

test("[S1.2.9-16] while concepts are written nothing else is shown", () => {
  const running = { status: "running", message: null, instructions: "" } as const;
  for (const place of [{}, { question: "idea" }, { stage: "selecting" }] as const) {
    expect(shown(answeredSeed({ generation: running, cachedConcepts: concepts }), place)).toBe("generating");
  }
});

test("the questions of a seed that is no draft are not shown", () => {
  expect(shown(answeredSeed({ status: "published" }), { question: "idea" })).toBe("pre-generation");
  expect(shown(answeredSeed({ status: "archived", cachedConcepts: concepts }))).toBe("selecting");
});

test("[S1.4-21] a cloned seed is walked again from its first question until all has been asked", () => {
  const cloned = answeredSeed({ isCloned: true });
  expect(whereToGoOn(cloned, questionnaireWith())?.identifier).toBe("idea");
  const walked = { ...cloned, clarifyingQuestions: [clarifyingWith()] };
  expect(whereToGoOn(walked, questionnaireWith())?.identifier).toBe("limits");
});

test("a seed is asked in the version of its questionnaire it was begun with, else in the one its type has now", () => {
  const ofType = [3, 2].map((version) => questionnaireWith({ version }));
  const all = [questionnaireWith({ type: "IDENTIFY_NEW_OPPORTUNITIES", version: 2 }), ...ofType];
  const versionFor = (questionnaireVersion: number) => questionnaireOf(all, seedWith({ questionnaireVersion }));
  expect(versionFor(2)).toBe(ofType[1]);
  expect(versionFor(1)).toBe(ofType[0]);
  expect(questionnaireOf(all.slice(0, 1), seedWith())).toBeUndefined();
});
