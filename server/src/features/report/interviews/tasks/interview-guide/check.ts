import { findLeadingQuestion } from "@seedbed/rules/interviews/leading-question";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { type InterviewGuideOutput, servesNothing } from "./output.ts";
import type { InterviewGuideInput } from "./prompt.ts";

/** No question leads, none brings a figure of its own, and every assumption is served. */
export function checkInterviewGuide(output: InterviewGuideOutput, input: InterviewGuideInput): Finding[] {
  const texts = { questions: output.questions.map(({ question, followUp }) => ({ question, followUp })) };
  return [
    ...output.questions.flatMap(({ question }, index) => leading(question, `questions.${index}.question`)),
    ...unserved(output, input),
    // What is asked then may be the same for several.
    ...textFindings({ questions: output.questions.map(({ question }) => question) }, input),
    ...figureFindings(texts, input),
  ];
}

function leading(question: string, place: string): Finding[] {
  const found = findLeadingQuestion(question);
  if (!found) return [];
  const words = question.slice(found.from, found.to);
  return [refuse("leads", place, `"${words}" leads who is asked. Ask openly, such as: ${found.better}`)];
}

function unserved({ questions }: InterviewGuideOutput, { atStake }: InterviewGuideInput): Finding[] {
  const missing = atStake.filter(({ handle }) => !questions.some(({ serves }) => serves === handle));
  if (missing.length === 0 || questions.length === 0) return [];
  const handles = missing.map(({ handle }) => handle).join(", ");
  const spare = questions.findLastIndex(({ serves }) => serves === servesNothing);
  if (spare < 0) return [];
  return [
    refuse("unserved", `questions.${spare}`, {
      problem: `No question serves ${handles}. Ask one that does in place of this one.`,
      orMark: "Some of the assumptions at stake are not asked about.",
    }),
  ];
}
