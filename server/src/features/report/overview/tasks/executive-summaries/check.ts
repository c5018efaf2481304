import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { OverviewInput } from "../overview-input.ts";
import { emptySummaryOf } from "./empty-summary.ts";
import type { ExecutiveSummariesOutput } from "./output.ts";

/** Every summary but the one that stays empty, and no figure that the report does not state. */
export function checkExecutiveSummaries(output: ExecutiveSummariesOutput, input: OverviewInput): Finding[] {
  return [...textFindings(output, input, [emptySummaryOf(input)]), ...figureFindings(output, input)];
}
