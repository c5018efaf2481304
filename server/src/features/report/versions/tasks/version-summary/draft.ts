import { summaryMaxLength, type VersionSummaryOutput } from "./output.ts";
import type { VersionSummaryInput } from "./prompt.ts";

/** The first recorded changes, as many as there is room for. What stands with a version without a model is written when it is saved. */
export function draftVersionSummary({ changes }: VersionSummaryInput): VersionSummaryOutput {
  const sentenceOf = (named: readonly string[]) => `Changed: ${named.join("; ")}.`;
  const fitting = changes.findLastIndex(
    (_change, index) => sentenceOf(changes.slice(0, index + 1)).length <= summaryMaxLength,
  );
  return { summary: fitting < 0 ? "Changed." : sentenceOf(changes.slice(0, fitting + 1)) };
}
