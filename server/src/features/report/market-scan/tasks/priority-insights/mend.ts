import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { withoutSpare } from "../../../../../platform/model/answer/without-spare.ts";
import { mendCitations } from "../../../writing/evidence/mend-citations.ts";
import { putRight } from "../../../writing/mending/put-right.ts";
import { shortLabel } from "../../../writing/mending/short-label.ts";
import { longestTitle } from "./check.ts";
import { enoughInsights, type PriorityInsightsOutput } from "./output.ts";
import type { PriorityInsightsInput } from "./prompt.ts";
import { repeatsFinding } from "./repeats-finding.ts";

/** Without the insights that only repeat a finding, as long as enough remain, titles without remarks behind them, and quotes as passages say. */
export function mendPriorityInsights(
  output: PriorityInsightsOutput,
  input: PriorityInsightsInput,
  mended: NoteMend,
): PriorityInsightsOutput {
  const { insights } = mendCitations(output, input, mended);
  const own = withoutSpare(insights, repeatsFinding(input.trends), {
    enough: enoughInsights,
    told: (index) => mended("repeated-finding", `insights.${index}`),
  });
  return {
    insights: own.map((insight, index) => ({
      ...insight,
      title: putRight(insight.title, shortLabel(insight.title, longestTitle), () =>
        mended("label-with-remark", `insights.${index}.title`),
      ),
    })),
  };
}
