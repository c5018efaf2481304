import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { OverviewInput } from "../overview-input.ts";
import type { OverviewOutput } from "./output.ts";

/** Characters that inline texts of a concept may have when a person edits them. */
export const longestInlineText = 250;
export const longestItem = 500;
// A stop after a short capitalised word, as in “Dr. Roth” or “J. Roth”, ends no sentence.
const sentenceEnd = /(?<!\b\p{Lu}\p{L}{0,2})[.!?…]["'”’)]*(?=\s+["'“‘(]*[\p{Lu}\p{N}\p{Lo}]|$)/gu;

/** Texts that fit where they are shown, and no figure that the report does not state. */
export function checkOverview(output: OverviewOutput, input: OverviewInput): string[] {
  const sentences = output.shouldWeDoThis.match(sentenceEnd)?.length ?? 0;
  return [
    ...(["valueProposition", "problemStatement"] as const)
      .filter((field) => output[field].length > longestInlineText)
      .map((field) => `${field} has ${output[field].length} characters; use at most ${longestInlineText}.`),
    ...(["differentiators", "rightsToWin"] as const).flatMap((field) =>
      output[field]
        .filter((item) => item.length > longestItem)
        .map((item) => `“${item.slice(0, 40)}…” in ${field} is too long; use one sentence of at most 25 words.`),
    ),
    ...(sentences >= 2 && sentences <= 3
      ? []
      : [`shouldWeDoThis has ${sentences} sentences; write two or three with a reason for and a reason against.`]),
    ...repeatedLabels([...output.differentiators, ...output.rightsToWin], "differentiators and rights to win"),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}
