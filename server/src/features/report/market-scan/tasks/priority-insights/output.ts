import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
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

/** With fewer there is nothing left to weigh against each other. */
export const enoughInsights = 4;

export const PriorityInsightsOutput = z.object({
  insights: listOf(PriorityInsight, { wanted: 6, enough: enoughInsights, unique: "title" }).describe(
    "Six insights, the most decisive first.",
  ),
});
export type PriorityInsightsOutput = z.infer<typeof PriorityInsightsOutput>;
