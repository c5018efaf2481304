import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { mendCitations } from "../../../writing/evidence/mend-citations.ts";
import { putRight } from "../../../writing/mending/put-right.ts";
import { shortLabel } from "../../../writing/mending/short-label.ts";
import { longestCategory } from "./check.ts";
import { gradingFits, gradingOf } from "./grading.ts";
import type { MarketForcesOutput } from "./output.ts";
import type { MarketForcesInput } from "./prompt.ts";

/** Each grading as its score says, names without remarks behind them, and quotes as passages say. */
export function mendMarketForces(
  output: MarketForcesOutput,
  input: MarketForcesInput,
  mended: NoteMend,
): MarketForcesOutput {
  const { forces } = mendCitations(output, input, mended);
  return {
    forces: forces.map((force, index) => {
      const { category, grading, score } = force;
      return {
        ...force,
        category: putRight(category, shortLabel(category, longestCategory), () =>
          mended("label-with-remark", `forces.${index}.category`),
        ),
        grading: putRight(grading, gradingFits(grading, score) ? grading : gradingOf(score), () =>
          mended("grading-follows-score", `forces.${index}.grading`),
        ),
      };
    }),
  };
}
