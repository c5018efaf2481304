import type { Question, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { answersThatCount, isDependencyMet, questionsInOrder } from "@seedbed/rules/questionnaire/navigation";

export interface TrailStep {
  question: Question;
  state: "done" | "here" | "ahead";
  /** Whether it can be gone to: it was answered or passed before. */
  reachable: boolean;
  isSubQuestion: boolean;
}

/**
 * The way through a questionnaire as seen from the question of this order (Infinity after the last). A sub-question is part of it
 * only when an answer asks for it; in a cloned seed only what was passed again counts.
 */
export function trailSteps(
  questionnaire: Questionnaire,
  seed: Pick<Seed, "answers" | "isCloned">,
  order: number,
): TrailStep[] {
  const answers = answersThatCount({ order, answers: seed.answers, isCloned: seed.isCloned });
  const answered = new Set(
    answers.filter(({ answer }) => answer.length > 0).map(({ question }) => question.identifier),
  );
  const furthest = Math.max(order, ...answers.map(({ question }) => question.order));
  return questionsInOrder(questionnaire)
    .filter((question) => isDependencyMet(question, answers))
    .map((question) => ({
      question,
      state: question.order === order ? "here" : answered.has(question.identifier) ? "done" : "ahead",
      reachable: question.order !== order && question.order <= furthest,
      isSubQuestion: !Number.isInteger(question.order),
    }));
}
