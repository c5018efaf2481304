import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { CostDriversOutput } from "./output.ts";

/** Different costs whose shares are the whole. */
export function checkCostDrivers(output: CostDriversOutput, input: RevenueInput): Finding[] {
  const total = output.drivers.reduce((sum, { costPercentageEstimate }) => sum + costPercentageEstimate, 0);
  return [
    ...(total === 100
      ? []
      : [
          refuse(
            "shares-of-whole",
            "drivers",
            `The values of costPercentageEstimate add up to ${total}; they must add up to exactly 100.`,
          ),
        ]),
    ...repeatedFindings(
      output.drivers.map(({ title }, index) => ({ place: `drivers.${index}.title`, text: title })),
      "cost drivers",
    ),
    ...textFindings(output, input),
    ...figureFindings(output, [input, `$${input.model.price}`]),
  ];
}
