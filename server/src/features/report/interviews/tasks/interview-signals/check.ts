import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { locateQuote } from "../../transcripts/locate-quote.ts";
import type { InterviewSignalsOutput } from "./output.ts";
import type { InterviewSignalsInput } from "./prompt.ts";

const longestDescription = 500;

/**
 * Quotes that stand in an answer and descriptions that claim no figure of their own. What is misquoted is asked for again once; when that has not helped, it is
 * kept, to be shown as left out: it never becomes a signal.
 */
export function checkInterviewSignals(output: InterviewSignalsOutput, input: InterviewSignalsInput): Finding[] {
  const descriptions = output.signals.map(({ description }) => ({ description }));
  return [
    ...output.signals.flatMap(({ quote, description }, index) => [
      ...misquoted(quote, `signals.${index}.quote`, input),
      ...(description.length > longestDescription
        ? [refuse("too-long", `signals.${index}.description`, "Use at most 300 characters.")]
        : []),
    ]),
    ...textFindings({ signals: descriptions }, input),
    ...figureFindings({ signals: descriptions }, input),
  ];
}

function misquoted(quote: string, place: string, { lines }: InterviewSignalsInput): Finding[] {
  const { leftOut } = locateQuote(quote, lines);
  if (leftOut === null) return [];
  const problem =
    leftOut === "interviewersWords"
      ? `${place}: these are words of a question. Quote what was answered, or leave the signal out.`
      : `${place}: no answer holds these words. Copy 5 to 40 words of one line, word for word, with all figures and negations, or leave the signal out.`;
  return [refuse("misquoted", place, { problem, orMark: "Words that are not in the transcript were left out." })];
}
