import { z } from "zod";

const length = "Two to four sentences.";

export const ExecutiveSummariesOutput = z.object({
  financialMarketSizeRevenue: z
    .string()
    .describe(
      `${length} How large the market is and what the size rests on. Empty text when the financial projection is about cost savings.`,
    )
    .meta({ fallback: "" }),
  financialMarketSizeSavings: z
    .string()
    .describe(
      `${length} How much could be saved and what that rests on. Empty text when the financial projection is about revenue.`,
    )
    .meta({ fallback: "" }),
  marketScanTrendsDrivers: z
    .string()
    .describe(`${length} What moves this market for and against the concept, and what follows.`),
  marketScanEcosystem: z
    .string()
    .describe(`${length} Who is there already, who could help, who could block, and the gap that is left.`),
  financialBusinessModel: z
    .string()
    .describe(
      `${length} How the concept earns (or, for cost savings, by which method it saves), why this way, and what could break it.`,
    ),
  customerProfiles: z
    .string()
    .describe(`${length} Who decides, what they have in common, where they disagree, and who will object.`),
  keyAssumptions: z.string().describe(`${length} Which beliefs carry the most risk, and what to test first.`),
});
export type ExecutiveSummariesOutput = z.infer<typeof ExecutiveSummariesOutput>;
