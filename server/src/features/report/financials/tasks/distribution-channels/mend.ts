import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import { primaryFirst } from "../primary-first.ts";
import type { DistributionChannelsOutput } from "./output.ts";

/** One primary channel, at the beginning. */
export function mendDistributionChannels(
  { channels }: DistributionChannelsOutput,
  _input: RevenueInput,
  mended: NoteMend,
): DistributionChannelsOutput {
  return { channels: primaryFirst(channels, "channelType", (index) => mended("one-primary", `channels.${index}`)) };
}
