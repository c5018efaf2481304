import { plainText } from "../../../../../platform/drafting/plain-text.ts";
import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { VersionSummaryOutput } from "./output.ts";
import type { VersionSummaryInput } from "./prompt.ts";

/** One line that ends with a stop. */
export function mendVersionSummary(
  { summary }: VersionSummaryOutput,
  _input: VersionSummaryInput,
  mended: NoteMend,
): VersionSummaryOutput {
  const line = plainText(summary).trim();
  const ended = line === "" || /[.!?…。][”"’')]*$/u.test(line) ? line : `${line}.`;
  if (ended !== summary) mended("plain-sentence", "summary");
  return { summary: ended };
}
