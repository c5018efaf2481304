import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { OverviewInput } from "../overview-input.ts";
import { emptySummaryOf } from "./empty-summary.ts";
import type { ExecutiveSummariesOutput } from "./output.ts";

/** Leaves out the size summary of the layout that is not at hand. */
export function mendExecutiveSummaries(
  output: ExecutiveSummariesOutput,
  input: OverviewInput,
  mended: NoteMend,
): ExecutiveSummariesOutput {
  const empty = emptySummaryOf(input);
  if (output[empty] === "") return output;
  mended("other-layout", empty);
  return { ...output, [empty]: "" };
}
