import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { withoutResearch } from "../../../writing/evidence/research-input.ts";
import { isNameOnly } from "../customer-profiles/unknown-facts.ts";
import { lines, longestLine, type ProfileStanceOutput } from "./output.ts";
import type { ProfileStanceInput } from "./prompt.ts";

/** A stance that says what it refuses, in words and figures of its own or of somebody who is named. */
export function checkProfileStance(output: ProfileStanceOutput, input: ProfileStanceInput): Finding[] {
  // The amount is the persona's own; the words are compared with where they stand.
  const told = Object.fromEntries([...lines, "pricePer" as const].map((field) => [field, output[field]]));
  return [
    ...(output.saysNoTo.trim() === "" && !isNameOnly(input.persona)
      ? [
          refuse("refuses-nothing", "saysNoTo", {
            problem: "saysNoTo is empty. Write what would make this person say no.",
            orMark: "Nothing is known that this persona would refuse.",
          }),
        ]
      : []),
    ...lines.flatMap((line) =>
      output[line].length > longestLine
        ? [refuse("too-long", line, `${line} has ${output[line].length} characters; use at most ${longestLine}.`)]
        : [],
    ),
    ...textFindings(told, withoutResearch(input), [...lines, "pricePer"]),
    ...figureFindings(told, input),
  ];
}
