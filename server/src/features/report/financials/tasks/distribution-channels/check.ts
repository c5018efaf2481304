import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { DistributionChannelsOutput } from "./output.ts";

/** Different channels in words that hold. */
export function checkDistributionChannels(output: DistributionChannelsOutput, input: RevenueInput): Finding[] {
  return [
    ...repeatedFindings(
      output.channels.map(({ title }, index) => ({ place: `channels.${index}.title`, text: title })),
      "channels",
    ),
    ...textFindings(output, input),
    ...figureFindings(output, [input, `$${input.model.price}`]),
  ];
}
