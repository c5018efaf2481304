import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { DistributionChannelsOutput } from "./output.ts";

/** Different channels, one of them primary. */
export function checkDistributionChannels(output: DistributionChannelsOutput, input: RevenueInput): string[] {
  const primary = output.channels.filter(({ channelType }) => channelType === "primary").length;
  return [
    ...(primary === 1 ? [] : [`${primary} channels are primary; exactly one must be.`]),
    ...repeatedLabels(
      output.channels.map(({ title }) => title),
      "channels",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, [input, `$${input.model.price}`]),
  ];
}
