import type { FieldType, Question } from "@seedbed/contract/incubation/schemas";
import { answerMaxLength, answersPerQuestionMax } from "@seedbed/contract/limits";

export const answerMessages = {
  required: "Please provide a valid answer question",
  empty: "This field cannot be empty.",
  duplicate: "This answer is already in the list.",
  tooLong: `The maximum length is ${answerMaxLength} characters`,
  tooMany: `At most ${answersPerQuestionMax} answers fit one question.`,
  oneChoice: "Choose one option only.",
  unknownOption: "Choose from the options of this question.",
} as const;

/** Why a text cannot be added to the answers of a question; undefined when it can. Compared trimmed. */
export function newAnswerProblem(text: string, answers: readonly string[]): string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return answerMessages.empty;
  if (trimmed.length > answerMaxLength) return answerMessages.tooLong;
  return answers.some((answer) => answer.trim() === trimmed) ? answerMessages.duplicate : undefined;
}

/** Why a whole answer does not fit its question; undefined when it does. */
export function answerListProblem(
  question: Pick<Question, "fieldType" | "options" | "required">,
  answers: readonly string[],
): string | undefined {
  if (question.required && answers.length === 0) return answerMessages.required;
  if (answers.length > answersPerQuestionMax) return answerMessages.tooMany;
  for (const [index, answer] of answers.entries()) {
    const problem = newAnswerProblem(answer, answers.slice(0, index));
    if (problem !== undefined) return problem;
  }
  if (question.fieldType === "text") return undefined;
  if (question.fieldType === "radioButton" && answers.length > 1) return answerMessages.oneChoice;
  const values = new Set(question.options.map((option) => option.value));
  return answers.every((answer) => values.has(answer.trim())) ? undefined : answerMessages.unknownOption;
}

/** The choices after a click on one: a radio button takes the place of the other, a multi-select toggles. */
export function toggleChoice(fieldType: FieldType, chosen: readonly string[], value: string): string[] {
  if (fieldType === "radioButton") return [value];
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

/** Whether two answers say the same: texts in their order, choices in any. Compared trimmed. */
export function isSameAnswer(fieldType: FieldType, one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one, other].map((answers) => {
    const trimmed = answers.map((answer) => answer.trim());
    return fieldType === "text" ? trimmed : trimmed.sort();
  });
  return JSON.stringify(first) === JSON.stringify(second);
}
