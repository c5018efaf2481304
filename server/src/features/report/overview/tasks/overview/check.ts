import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings, textsOf } from "../../../../../platform/model/answer/text-findings.ts";
import type { OverviewInput } from "../overview-input.ts";
import type { OverviewOutput } from "./output.ts";
import { longestInlineText, longestItem } from "./text-limits.ts";

// A stop after a short capitalised word, as in “Dr. Roth” or “J. Roth”, ends no sentence.
const sentenceEnd =
  /(?<!\b\p{Lu}\p{L}{0,2})[.!?…]["'”’)]*(?=\s+["'“‘(„«]*[\p{Lu}\p{N}\p{Lo}]|$)|[。！？](?![」』”）])/gu;

/** Texts that fit where they are shown, and no figure that the report does not state. */
export function checkOverview(output: OverviewOutput, input: OverviewInput): Finding[] {
  const { differentiators, rightsToWin } = output;
  const points = textsOf({ differentiators, rightsToWin });
  return [
    ...(["valueProposition", "problemStatement"] as const).flatMap((field) => lengthFindings(output[field], field)),
    ...points
      .filter(({ text }) => text.length > longestItem)
      .map(({ place, text }) =>
        refuse("too-long", place, `“${text.slice(0, 40)}…” is too long; use one sentence of at most 25 words.`),
      ),
    ...gutCheckFindings(output.shouldWeDoThis),
    ...repeatedFindings(points, "differentiators and rights to win"),
    ...textFindings(output, input),
    ...figureFindings(output, input),
  ];
}

function lengthFindings(text: string, place: string): Finding[] {
  if (text.length <= longestInlineText) return [];
  const problem = `${place} has ${text.length} characters; use at most ${longestInlineText}.`;
  return [refuse("too-long", place, { problem, orMark: "This is longer than it may be when you edit it." })];
}

/** One sentence cannot hold a reason for and a reason against; more than three are only long. */
function gutCheckFindings(text: string): Finding[] {
  const place = "shouldWeDoThis";
  const sentences = text.match(sentenceEnd)?.length ?? 0;
  if (sentences > 3) return [mark("long-gut-check", place, "The gut check is longer than three sentences.")];
  if (sentences >= 2) return [];
  const problem = `${place} has ${sentences} sentences; write two or three with a reason for and a reason against.`;
  return [refuse("short-gut-check", place, { problem, orMark: "The gut check gives no reason for and against." })];
}
