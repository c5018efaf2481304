import { figureProblems } from "../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../platform/model/answer/text-problems.ts";
import type { ClarifyingQuestionsOutput } from "./output.ts";
import type { ClarifyingQuestionsInput } from "./prompt.ts";

/** Each a question of its own that was not asked before, nothing invented. */
export function checkClarifyingQuestions(
  { questions }: ClarifyingQuestionsOutput,
  input: ClarifyingQuestionsInput,
): string[] {
  const asked = [
    ...input.brief.answers.map(({ label }) => label),
    ...input.brief.clarifications.map(({ question }) => question),
  ];
  return [
    ...questions.flatMap(({ question }) => markProblems(question)),
    ...repeatedLabels(
      questions.map(({ title }) => title),
      "titles",
    ),
    ...repeatedLabels([...new Set(asked), ...questions.map(({ question }) => question)], "questions asked so far"),
    ...textProblems(questions, input),
    ...figureProblems(questions, input),
  ];
}

// Other scripts have question marks of their own.
function markProblems(question: string): string[] {
  const marks = question.match(/[?？؟;]["'”’»)]*(?=\s|$)/gu) ?? [];
  if (!/[?？؟;]["'”’»)]*$/u.test(question.trim())) return [`"${question}" does not end with a question mark.`];
  return marks.length > 1 ? [`"${question}" asks more than one question. Ask the one that decides.`] : [];
}
