import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

const Channel = z.object({
  title: z.string().describe("The channel in two to six words."),
  description: z
    .string()
    .max(2500)
    .describe(
      "Two or three sentences: how the offer reaches the customer there from first contact to first payment, who does the work, and what limits the channel.",
    ),
  channelType: z.enum(["primary", "alternative"]).describe("Exactly one channel is primary."),
});

export const DistributionChannelsOutput = z.object({
  // One way and one to turn to are enough to choose between.
  channels: listOf(Channel, { wanted: { min: 3, max: 5 }, enough: 2, unique: "title" }).describe(
    "Three to five channels, the primary one first.",
  ),
});
export type DistributionChannelsOutput = z.infer<typeof DistributionChannelsOutput>;
