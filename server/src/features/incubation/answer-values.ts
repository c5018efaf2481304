import type { AnswerDetails, Question } from "@seedbed/contract/incubation/schemas";
import { answerListProblem } from "@seedbed/rules/questionnaire/answer-list";
import { Failure } from "../../platform/failure.ts";

/** Refuses an answer that its question does not allow: a sentence for the person, also under the form field `answer`. */
export function assertAnswerFits(
  question: Pick<Question, "fieldType" | "options" | "required">,
  answer: readonly string[],
): void {
  const problem = answerListProblem(question, answer);
  if (problem !== undefined) throw new Failure("invalid", problem, { form: { answer: problem } });
}

/** Who wrote each entry; entries nobody spoke of are the user's. */
export function detailsFor(answer: readonly string[], details: AnswerDetails): AnswerDetails {
  return { sources: answer.map((_, index) => details.sources[index] ?? "user") };
}
