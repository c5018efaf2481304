import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { directionField } from "../../../writing/direction-field.ts";
import { type Cited, citedClaims } from "../../../writing/evidence/cited-claims.ts";
import { givenPassages } from "../../../writing/evidence/research-input.ts";
import type { PriorityInsightsInput } from "./prompt.ts";

const insightWords = {
  title: z.string().describe("The insight as a headline of at most 12 words that states something, not a topic."),
  direction: directionField,
  explanation: z
    .string()
    .describe(
      "Two or three sentences: why it holds, what it means for this concept, and what would prove it wrong or what to find out next.",
    ),
};

/** With fewer there is nothing left to weigh against each other. */
export const enoughInsights = 4;

function outputWith<More extends z.ZodRawShape>(more: More) {
  const insight = z.object({ ...insightWords, ...more });
  return z.object({
    insights: listOf(insight, { wanted: 6, enough: enoughInsights, unique: "title" }).describe(
      "Six insights, the most decisive first.",
    ),
  });
}

export const PriorityInsightsOutput = outputWith({});

export interface PriorityInsightsOutput {
  insights: (z.infer<typeof PriorityInsightsOutput>["insights"][number] & Cited)[];
}

/** With the passages of the call to cite where there are any. */
export function priorityInsightsOutputFor(input: PriorityInsightsInput): z.ZodType<PriorityInsightsOutput> {
  const passages = givenPassages(input);
  return passages.length === 0 ? PriorityInsightsOutput : outputWith({ claims: citedClaims(passages) });
}
