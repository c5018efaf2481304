import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { SavingsInput } from "../saving-plan.ts";
import type { SavingsMethodOutput } from "./output.ts";

/** Different areas and different interferences, in words that hold. */
export function checkSavingsMethod(output: SavingsMethodOutput, input: SavingsInput): Finding[] {
  const titlesIn = (list: "targetAreas" | "interferences") =>
    output[list].map(({ title }, index) => ({ place: `${list}.${index}.title`, text: title }));
  return [
    ...repeatedFindings(titlesIn("targetAreas"), "target areas"),
    ...repeatedFindings(titlesIn("interferences"), "interferences"),
    ...textFindings(output, input),
    ...figureFindings(output, input),
  ];
}
