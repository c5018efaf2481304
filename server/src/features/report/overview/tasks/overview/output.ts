import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

const point = z.string().describe("One sentence of at most 25 words.");

export const enoughPoints = 2;
const points = () => listOf(point, { wanted: { min: 3, max: 5 }, enough: enoughPoints, unique: true });

export const OverviewOutput = z.object({
  whatIsThis: z
    .string()
    .describe(
      "Two or three sentences that tell someone from outside what this is, who uses it when, and how it comes to them.",
    ),
  valueProposition: z
    .string()
    .describe(
      "One sentence of at most 240 characters: who gets rid of what, or gains what, and what they do not have to give up.",
    ),
  problemStatement: z
    .string()
    .describe(
      "One or two sentences of at most 240 characters: what goes wrong today, for whom, and why it has stayed so.",
    ),
  shouldWeDoThis: z
    .string()
    .describe(
      "The gut check in two or three sentences: the strongest reason for it, the strongest reason against it, and what to find out before spending more. No verdict in slogans, no encouragement.",
    ),
  marketSizeSummary: z
    .string()
    .describe(
      "One or two sentences on the size in money, with the figures exactly as they stand in the financial projection, which number they react to most, and that they are assumptions.",
    ),
  differentiators: points().describe(
    "What makes it different from what the personas use today, each against a named alternative.",
  ),
  rightsToWin: points().describe(
    "Why this company of all could do it: what it has, knows or may do that others would have to build first.",
  ),
});
export type OverviewOutput = z.infer<typeof OverviewOutput>;
