import { plainSentences } from "../../../../../platform/drafting/plain-text.ts";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { summaryMaxLength, type VersionSummaryOutput } from "./output.ts";
import type { VersionSummaryInput } from "./prompt.ts";
import { unrecordedWords } from "./unrecorded-words.ts";

const sentencesMax = 2;

/** A sentence or two in which every name and every number is one of the recorded changes. */
export function checkVersionSummary(output: VersionSummaryOutput, { changes }: VersionSummaryInput): Finding[] {
  const { summary } = output;
  const foreign = unrecordedWords(summary, changes);
  return [
    ...textFindings(output, { changes }),
    ...figureFindings(output, { changes }),
    ...(summary.length > summaryMaxLength || plainSentences(summary).length > sentencesMax
      ? [refuse("too-long", "summary", `Write one sentence or two, at most ${summaryMaxLength} characters in all.`)]
      : []),
    ...(foreign.length > 0
      ? [
          refuse(
            "not-recorded",
            "summary",
            `summary holds ${foreign.map((each) => `"${each}"`).join(", ")}, which no recorded change holds. Leave it out, and begin each sentence with one of the words you were given.`,
          ),
        ]
      : []),
  ];
}
