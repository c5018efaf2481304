import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { PricingOutput } from "./output.ts";

/** Different considerations, and no figure but the price and the people's own. */
export function checkPricing(output: PricingOutput, input: RevenueInput): Finding[] {
  return [
    ...repeatedFindings(
      output.additionalConsiderations.map(({ consideration }, index) => ({
        place: `additionalConsiderations.${index}.consideration`,
        text: consideration,
      })),
      "considerations",
    ),
    ...textFindings(output, input),
    ...figureFindings(output, [input, `$${input.model.price}`]),
  ];
}
