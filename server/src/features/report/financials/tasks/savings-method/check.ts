import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { SavingsInput } from "../saving-plan.ts";
import type { SavingsMethodOutput } from "./output.ts";

/** Different areas, one of them primary, and different interferences. */
export function checkSavingsMethod(output: SavingsMethodOutput, input: SavingsInput): string[] {
  const primary = output.targetAreas.filter(({ areaType }) => areaType === "primary").length;
  return [
    ...(primary === 1 ? [] : [`${primary} target areas are primary; exactly one must be.`]),
    ...repeatedLabels(
      output.targetAreas.map(({ title }) => title),
      "target areas",
    ),
    ...repeatedLabels(
      output.interferences.map(({ title }) => title),
      "interferences",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}
