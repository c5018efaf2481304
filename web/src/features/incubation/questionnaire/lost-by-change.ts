import type { Question, Seed } from "@seedbed/contract/incubation/schemas";
import { type ConfirmationCase, confirmationCases, lostWork } from "@seedbed/rules/questionnaire/lost-work";

/**
 * What to ask before an answer to this question is sent that says something new. A first answer, to a question skipped before,
 * leaves the answers that follow.
 */
export function casesOfAnswer(seed: Seed, question: Pick<Question, "id" | "order">): ConfirmationCase[] {
  const isChange = seed.answers.some((given) => given.question.id === question.id);
  const lost = lostWork(seed, question.order);
  return confirmationCases(isChange ? lost : { ...lost, laterAnswers: 0 }, seed);
}

/** What to ask before another answer to a clarifying question is sent: concepts were written from the answer before. */
export function casesOfClarifying(
  seed: Seed,
  question: { answer: readonly string[]; conceptUuid: string | null },
): ConfirmationCase[] {
  if (question.conceptUuid !== null || question.answer.length === 0) return [];
  const { generatedConcepts } = lostWork(seed, Number.POSITIVE_INFINITY);
  return confirmationCases({ laterAnswers: 0, clarifyingAnswers: 0, generatedConcepts }, seed);
}
