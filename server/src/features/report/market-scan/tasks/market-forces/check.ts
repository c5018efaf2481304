import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, mark } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { citationFindings } from "../../../writing/evidence/citation-findings.ts";
import { groundsOf } from "../../../writing/evidence/grounds-of.ts";
import { withoutResearch } from "../../../writing/evidence/research-input.ts";
import { withoutClaims } from "../../../writing/evidence/without-claims.ts";
import type { MarketForcesOutput } from "./output.ts";
import type { MarketForcesInput } from "./prompt.ts";

/** In characters; what the chart has room for. */
export const longestCategory = 40;

/** Different forces in words that hold. */
export function checkMarketForces(output: MarketForcesOutput, input: MarketForcesInput): Finding[] {
  const names = output.forces.map(({ category }, index) => ({ place: `forces.${index}.category`, text: category }));
  const words = withoutClaims(output);
  return [
    ...repeatedFindings(names, "forces"),
    ...names
      .filter(({ text }) => text.length > longestCategory)
      .map(({ place }) =>
        mark("long-label", place, "The name of this force is long for the chart: one to three words do."),
      ),
    ...textFindings(words, withoutResearch(input), ["whatWouldTurn", "howToNotice"]),
    ...figureFindings(words, groundsOf(output, input)),
    ...citationFindings(output, input),
  ];
}
