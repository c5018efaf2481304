import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { citationFindings } from "../../../writing/evidence/citation-findings.ts";
import { groundsOf } from "../../../writing/evidence/grounds-of.ts";
import { withoutResearch } from "../../../writing/evidence/research-input.ts";
import { withoutClaims } from "../../../writing/evidence/without-claims.ts";
import type { PriorityInsightsOutput } from "./output.ts";
import type { PriorityInsightsInput } from "./prompt.ts";
import { repeatsFinding } from "./repeats-finding.ts";

/** In characters. */
export const longestTitle = 120;

/** Different insights that say more than the findings they rest on. */
export function checkPriorityInsights(output: PriorityInsightsOutput, input: PriorityInsightsInput): Finding[] {
  const titles = output.insights.map(({ title }, index) => ({ place: `insights.${index}.title`, text: title }));
  const words = withoutClaims(output);
  const isRepetition = repeatsFinding(input.trends);
  return [
    ...repeatedFindings(titles, "titles"),
    ...titles
      .filter(({ text }) => text.length > longestTitle)
      .map(({ place }) => mark("long-label", place, "This headline is long: about 12 words are read at a glance.")),
    ...output.insights.flatMap((insight, index) =>
      isRepetition(insight)
        ? [
            refuse("repeated-finding", `insights.${index}`, {
              problem: `insights.${index} only repeats a key finding of the PESTEL analysis; say what follows from it.`,
              orMark: "This repeats a key finding of the PESTEL analysis.",
            }),
          ]
        : [],
    ),
    ...textFindings(words, withoutResearch(input)),
    ...figureFindings(words, groundsOf(output, input)),
    ...citationFindings(output, input),
  ];
}
