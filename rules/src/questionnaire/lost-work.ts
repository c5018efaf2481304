import type { GenerationState } from "@seedbed/contract/incubation/schemas";

/** What goes when an answer changes, in numbers. */
export interface LostWork {
  /** Answers to questions of a higher order. */
  laterAnswers: number;
  /** Answers to clarifying questions. */
  clarifyingAnswers: number;
  /** Generated concepts that are not in the bank. */
  generatedConcepts: number;
}

interface SeedWork {
  answers: readonly { question: { order: number }; answer: readonly string[] }[];
  clarifyingQuestions: readonly { answer: readonly string[] }[];
  cachedConcepts: readonly { isSaved: boolean; clarifyingQuestions: readonly { answer: readonly string[] }[] }[];
}

/**
 * What a changed answer to the question of this order takes with it: the answers that follow it, every clarifying answer and
 * every generated concept that is not saved. Takes a `Seed` as it is.
 */
export function lostWork(seed: SeedWork, order: number): LostWork {
  const unsaved = seed.cachedConcepts.filter((concept) => !concept.isSaved);
  const clarifying = [...seed.clarifyingQuestions, ...unsaved.flatMap((concept) => concept.clarifyingQuestions)];
  return {
    laterAnswers: seed.answers.filter((given) => given.question.order > order).length,
    clarifyingAnswers: clarifying.filter((question) => question.answer.length > 0).length,
    generatedConcepts: unsaved.length,
  };
}

/**
 * The seed after an answer that says something new: without the answers above `lastOrder`, the clarifying questions, the concepts
 * that are not saved, and the news of a generation that failed.
 */
export function withoutLostWork<
  Seed extends {
    answers: readonly { question: { order: number } }[];
    clarifyingQuestions: readonly unknown[];
    cachedConcepts: readonly { isSaved: boolean }[];
    generation: GenerationState;
  },
>(seed: Seed, lastOrder: number): Seed {
  return {
    ...seed,
    answers: seed.answers.filter((given) => given.question.order <= lastOrder),
    clarifyingQuestions: [],
    cachedConcepts: seed.cachedConcepts.filter((concept) => concept.isSaved),
    generation: { ...seed.generation, status: "idle", message: null },
  };
}

export type ConfirmationCase = "final" | "clarifying" | "cloned" | "regular";

export const confirmationTexts = {
  regular: "Changing this answer removes the answers that follow it.",
  final: "Changing this answer removes your generated concepts.",
  clarifying: "Changing this answer removes your clarifying answers.",
  cloned: "Changing this answer removes the later answers copied from the original seed.",
} as const satisfies Record<ConfirmationCase, string>;

/**
 * What to ask before a change, what took most work first: generated concepts, clarifying answers, later answers. Empty when
 * nothing would be lost and nothing needs asking.
 */
export function confirmationCases(lost: LostWork, seed: { isCloned: boolean }): ConfirmationCase[] {
  const cases: ConfirmationCase[] = [];
  if (lost.generatedConcepts > 0) cases.push("final");
  if (lost.clarifyingAnswers > 0) cases.push("clarifying");
  if (lost.laterAnswers > 0) cases.push(seed.isCloned ? "cloned" : "regular");
  return cases;
}
