import { clarifyingQuestionsPerRun } from "@seedbed/contract/limits";
import { figureFindings } from "../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import { repeatedFindings, textFindings } from "../../../../platform/model/answer/text-findings.ts";
import { askedBefore } from "./asked-before.ts";
import { countQuestions, endsAsQuestion } from "./is-question.ts";
import type { ClarifyingQuestionsOutput } from "./output.ts";
import type { ClarifyingQuestionsInput } from "./prompt.ts";

/** Each a question of its own that was not asked before, nothing invented. */
export function checkClarifyingQuestions(
  { questions }: ClarifyingQuestionsOutput,
  input: ClarifyingQuestionsInput,
): Finding[] {
  const { min } = clarifyingQuestionsPerRun;
  const given = askedBefore(input).map((text) => ({ place: "", text }));
  const asked = questions.map(({ question }, index) => ({ place: `questions.${index}.question`, text: question }));
  return [
    ...(questions.length < min
      ? [
          refuse("too-few-items", "questions", {
            problem: `There are ${questions.length} questions. Write at least ${min}.`,
            orMark: `Only ${questions.length} questions could be used.`,
          }),
        ]
      : []),
    ...asked.flatMap(({ place, text }) => markFindings(text, place)),
    ...repeatedTitles(questions),
    ...repeatedFindings([...given, ...asked], "questions asked so far").filter(({ place }) => place !== ""),
    ...textFindings({ questions }, input),
    ...figureFindings({ questions }, input),
  ];
}

function markFindings(question: string, place: string): Finding[] {
  if (!endsAsQuestion(question)) {
    return [refuse("not-a-question", place, `"${question}" does not end with a question mark. Ask it.`)];
  }
  if (countQuestions(question) < 2) return [];
  const problem = `"${question}" asks more than one question. Ask the one that decides.`;
  return [refuse("several-questions", place, { problem, orMark: "This asks more than one thing at once." })];
}

/** A title is a label: two that are the same do no harm, but tell nothing apart. */
function repeatedTitles(questions: ClarifyingQuestionsOutput["questions"]): Finding[] {
  const titles = questions.map(({ title }) => plainName(title));
  return titles.flatMap((title, index) =>
    titles.indexOf(title) < index
      ? [mark("repeated-title", `questions.${index}.title`, "Another question has the same title.")]
      : [],
  );
}
