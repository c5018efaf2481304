import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { CostDriversOutput } from "./output.ts";

/** Different costs whose shares are the whole. */
export function checkCostDrivers(output: CostDriversOutput, input: RevenueInput): string[] {
  const total = output.drivers.reduce((sum, { costPercentageEstimate }) => sum + costPercentageEstimate, 0);
  return [
    ...(total === 100
      ? []
      : [`The values of costPercentageEstimate add up to ${total}; they must add up to exactly 100.`]),
    ...repeatedLabels(
      output.drivers.map(({ title }) => title),
      "cost drivers",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, [input, `$${input.model.price}`]),
  ];
}
