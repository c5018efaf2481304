import type { Question, Questionnaire } from "@seedbed/contract/incubation/schemas";
import fc from "fast-check";
import { expect } from "vitest";
import { stepText, totalSteps } from "../src/questionnaire/steps.ts";
import { answerOf, expectSeed, expectWay } from "./walk-checks.ts";
import { type WalkedSeed, WalkModel } from "./walk-model.ts";

/** What a person may do at a question. `pick` chooses among the answers that are possible there. */
export type WalkStep =
  | { kind: "answer" | "revisit"; pick: number; to: number; confirm: boolean }
  | { kind: "pass" | "skip" | "back" | "clone" | "clarify" | "generate" };

const some = fc.nat({ max: 60 });
const answering = fc.record({
  kind: fc.constantFrom("answer" as const, "answer" as const, "revisit" as const),
  pick: some,
  to: some,
  confirm: fc.boolean(),
});
const moving = fc.constantFrom("pass" as const, "skip" as const, "back" as const);
const making = fc.constantFrom("clarify" as const, "generate" as const);

/** What people do on their way through a questionnaire. */
export const walkSteps: fc.Arbitrary<WalkStep[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: answering },
    { weight: 5, arbitrary: fc.record({ kind: moving }) },
    { weight: 2, arbitrary: fc.record({ kind: making }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("clone" as const) }) },
  ),
  { minLength: 6, maxLength: 24 },
);

/** What is walked through: the rules alone, or a server. */
export interface WalkedSystem {
  read(): Promise<WalkedSeed>;
  /** Sends an answer. "asked" when later work would go and the person has not confirmed; "refused" when it does not fit. */
  submit(question: Question, answer: string[], confirmed: boolean): Promise<"stored" | "asked" | "refused">;
  /** Has clarifying questions asked and answers the first of them. */
  clarify(): Promise<void>;
  /** Has concepts written. */
  generate(): Promise<void>;
  /** Goes on with a clone of the seed; gives the seed that was cloned, as it is afterwards. */
  clone(): Promise<WalkedSeed>;
}

/**
 * Walks through a questionnaire and looks after every step whether the seed holds what it must, and nothing else is lost. Ends
 * by answering all that is left, to see that the end is reached.
 */
export async function walkThrough(
  questionnaire: Pick<Questionnaire, "questions">,
  steps: readonly WalkStep[],
  system: WalkedSystem,
): Promise<void> {
  const model = new WalkModel(questionnaire);
  model.goOn();
  for (const step of steps) {
    await take(step, model, system);
    const seed = await system.read();
    expectSeed(seed, model);
    expectWay(questionnaire, seed, model.asked());
  }
  for (const question of model.questions) {
    if (model.here() !== question) continue;
    if (!model.isAnswered(question))
      await submit({ question, answer: answerOf(question, 5), confirmed: true }, model, system);
    else model.goOn();
  }
  expect(stepText(model.order, totalSteps(questionnaire))).toBe("Complete");
  expectSeed(await system.read(), model);
}

async function take(step: WalkStep, model: WalkModel, system: WalkedSystem): Promise<void> {
  const here = model.here();
  const mayMake = !here && model.answers.size > 0;
  if (step.kind === "answer" && here)
    await submit({ question: here, answer: answerOf(here, step.pick), confirmed: step.confirm }, model, system);
  if (step.kind === "skip" && here && !model.isAnswered(here))
    await submit({ question: here, answer: [], confirmed: true }, model, system);
  if (step.kind === "pass" && here && model.isAnswered(here)) model.goOn();
  if (step.kind === "back") model.goBack();
  if (step.kind === "revisit") {
    const answered = model.asked().filter((question) => question.order < model.order && model.isAnswered(question));
    const earlier = answered[step.to % Math.max(1, answered.length)];
    if (!earlier) return;
    model.order = earlier.order;
    await submit({ question: earlier, answer: answerOf(earlier, step.pick), confirmed: step.confirm }, model, system);
  }
  if (step.kind === "clarify" && mayMake) {
    await system.clarify();
    model.isClarified = true;
  }
  if (step.kind === "generate" && mayMake) {
    await system.generate();
    model.isGenerated = true;
  }
  if (step.kind === "clone") {
    expectSeed(await system.clone(), model);
    model.beginClone();
  }
}

interface Submitted {
  question: Question;
  answer: string[];
  confirmed: boolean;
}

async function submit(
  { question, answer, confirmed }: Submitted,
  model: WalkModel,
  system: WalkedSystem,
): Promise<void> {
  const expected = model.submit(question, answer, confirmed);
  expect(await system.submit(question, answer, confirmed)).toBe(expected);
  if (expected === "stored") model.goOn();
}
