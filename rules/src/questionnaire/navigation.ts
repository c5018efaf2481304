import type { Question, Questionnaire, SeedAnswer } from "@seedbed/contract/incubation/schemas";

/** What navigation needs of an answer; any `SeedAnswer` will do. */
export interface GivenAnswer {
  question: Pick<SeedAnswer["question"], "identifier" | "order">;
  answer: string[];
}

/** Where a person stands in a questionnaire. */
export interface Position {
  /** Order of the question that is shown; 0 before the first, Infinity after the last. */
  order: number;
  answers: readonly GivenAnswer[];
  /** A cloned seed is walked again from its first question, so answers beyond the present one do not count yet. */
  isCloned: boolean;
}

/** The questions that count (order above 0), lowest order first. */
export function questionsInOrder(questionnaire: Pick<Questionnaire, "questions">): Question[] {
  return Object.values(questionnaire.questions)
    .filter((question) => question.order > 0)
    .sort((one, other) => one.order - other.order);
}

/** Whether a question is asked at all: it depends on nothing, or an answer to an earlier question is what it waits for. */
export function isDependencyMet(question: Question, answers: readonly GivenAnswer[]): boolean {
  const { dependsOn, dependsOnValue } = question;
  if (dependsOn === null) return true;
  return answers.some(
    (given) =>
      given.question.identifier === dependsOn &&
      given.question.order < question.order &&
      (dependsOnValue === null ? given.answer.length > 0 : given.answer.includes(dependsOnValue)),
  );
}

/** The question with the lowest order above the present one whose dependency is met; undefined after the last. */
export function nextQuestion(
  questionnaire: Pick<Questionnaire, "questions">,
  position: Position,
): Question | undefined {
  const answers = answersThatCount(position);
  return questionsInOrder(questionnaire).find(
    (question) => question.order > position.order && isDependencyMet(question, answers),
  );
}

/**
 * The question with the highest order below the present one; undefined before the first. A question that was skipped
 * because its dependency is not met is skipped on the way back too.
 */
export function previousQuestion(
  questionnaire: Pick<Questionnaire, "questions">,
  position: Position,
): Question | undefined {
  const answers = answersThatCount(position);
  return questionsInOrder(questionnaire).findLast(
    (question) => question.order < position.order && isDependencyMet(question, answers),
  );
}

/** The answers that say which way to go: all, or in a cloned seed those up to the present question. */
export function answersThatCount({ order, answers, isCloned }: Position): readonly GivenAnswer[] {
  return isCloned ? answers.filter((given) => given.question.order <= order) : answers;
}

/** Required questions on the way through that have no answer yet, in order. */
export function missingQuestions(
  questionnaire: Pick<Questionnaire, "questions">,
  answers: readonly GivenAnswer[],
): Question[] {
  const answered = new Set(
    answers.filter((given) => given.answer.length > 0).map((given) => given.question.identifier),
  );
  return questionsInOrder(questionnaire).filter(
    (question) => question.required && isDependencyMet(question, answers) && !answered.has(question.identifier),
  );
}
