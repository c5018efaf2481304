import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { OverviewInput } from "../overview-input.ts";
import type { ExecutiveSummariesOutput } from "./output.ts";

/** The size summary of the layout at hand and no other, and no figure that the report does not state. */
export function checkExecutiveSummaries(output: ExecutiveSummariesOutput, input: OverviewInput): string[] {
  const isRevenue = input.report.financials?.layout !== "savings";
  const emptyField = isRevenue ? "financialMarketSizeSavings" : "financialMarketSizeRevenue";
  return [
    ...(output[emptyField].trim() === ""
      ? []
      : [
          `${emptyField} must stay an empty text: the financial projection is about ${isRevenue ? "revenue" : "cost savings"}.`,
        ]),
    ...textProblems(output, input, [emptyField]),
    ...figureProblems(output, input),
  ];
}
