import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { firstSentences } from "../../../../../platform/model/answer/fitting/shortened.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../../platform/model/answer/without-spare.ts";
import type { OverviewInput } from "../overview-input.ts";
import { enoughPoints, type OverviewOutput } from "./output.ts";
import { longestInlineText, longestItem } from "./text-limits.ts";

/** Keeps of each text the sentences it has room for, and leaves out rights to win that are differentiators. */
export function mendOverview(output: OverviewOutput, _input: OverviewInput, mended: NoteMend): OverviewOutput {
  const within = (text: string, room: number, place: string) => {
    const shorter = text.length > room ? firstSentences(text, room) : undefined;
    if (shorter === undefined) return text;
    mended("long-text", place);
    return shorter;
  };
  const items = (field: "differentiators" | "rightsToWin") =>
    output[field].map((item, index) => within(item, longestItem, `${field}.${index}`));
  const differentiators = items("differentiators");
  const known = new Set(differentiators.map(plainName));
  return {
    ...output,
    valueProposition: within(output.valueProposition, longestInlineText, "valueProposition"),
    problemStatement: within(output.problemStatement, longestInlineText, "problemStatement"),
    differentiators,
    rightsToWin: withoutSpare(items("rightsToWin"), (item) => known.has(plainName(item)), {
      enough: enoughPoints,
      told: (index) => mended("repeated-point", `rightsToWin.${index}`),
    }),
  };
}
