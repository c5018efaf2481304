import { isClosedQuestion } from "@seedbed/rules/interviews/closed-question";
import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { InterviewGuideOutput } from "./output.ts";
import type { InterviewGuideInput } from "./prompt.ts";

/** Open questions stand before those that can be answered with yes or no. */
export function mendInterviewGuide(
  { questions }: InterviewGuideOutput,
  _input: InterviewGuideInput,
  mended: NoteMend,
): InterviewGuideOutput {
  const ordered = questions.toSorted(
    (one, other) => Number(isClosedQuestion(one.question)) - Number(isClosedQuestion(other.question)),
  );
  if (ordered.some((question, index) => question !== questions[index])) mended("open-questions-first", "questions");
  return { questions: ordered };
}
