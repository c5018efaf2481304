import { z } from "zod";
import { directionField } from "../../../writing/direction-field.ts";

const PriorityInsight = z.object({
  title: z.string().describe("The insight as a headline of at most 12 words that states something, not a topic."),
  direction: directionField,
  explanation: z
    .string()
    .describe(
      "Two or three sentences: why it holds, what it means for this concept, and what would prove it wrong or what to find out next.",
    ),
});

export const PriorityInsightsOutput = z.object({
  insights: z.array(PriorityInsight).length(6).describe("Six insights, the most decisive first."),
});
export type PriorityInsightsOutput = z.infer<typeof PriorityInsightsOutput>;
