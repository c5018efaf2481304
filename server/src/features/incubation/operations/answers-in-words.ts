import type { Question, Questionnaire } from "@seedbed/contract/incubation/schemas";
import { isDependencyMet, questionsInOrder } from "@seedbed/rules/questionnaire/navigation";
import type { AnsweredQuestion } from "../exports/seed-brief.ts";
import type { AnswerRow } from "../store/answers.ts";

/** Answers as AI tasks read them, in questionnaire order: labels of options in place of values, unanswered questions left out. */
export function answersInWords(questionnaire: Questionnaire, rows: readonly AnswerRow[]): AnsweredQuestion[] {
  const given = rows.flatMap((row) => {
    const question = questionnaire.questions[row.questionId];
    return question ? [{ question, answer: row.answer }] : [];
  });
  return questionsInOrder(questionnaire).flatMap((question) => {
    const entry = given.find((candidate) => candidate.question.id === question.id);
    // An answer to a question that is no longer asked, because the answer it depends on has changed, says nothing any more.
    if (!entry || entry.answer.length === 0 || !isDependencyMet(question, given)) return [];
    const answers = entry.answer.map((answer) => labelOf(question, answer));
    return [{ identifier: question.identifier, label: question.label, answers }];
  });
}

function labelOf(question: Question, answer: string): string {
  return question.options.find((option) => option.value === answer)?.label ?? answer;
}
