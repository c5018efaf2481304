import { z } from "zod";

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
  channels: z.array(Channel).min(3).max(5).describe("Three to five channels, the primary one first."),
});
export type DistributionChannelsOutput = z.infer<typeof DistributionChannelsOutput>;
