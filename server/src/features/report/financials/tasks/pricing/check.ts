import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { PricingOutput } from "./output.ts";

/** Different considerations, and no figure but the price and the people's own. */
export function checkPricing(output: PricingOutput, input: RevenueInput): string[] {
  return [
    ...repeatedLabels(
      output.additionalConsiderations.map(({ consideration }) => consideration),
      "considerations",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, [input, `$${input.model.price}`]),
  ];
}
