import { z } from "zod";

export const summaryMaxLength = 240;

export const VersionSummaryOutput = z.object({
  summary: z
    .string()
    .describe(
      `One sentence or two, at most ${summaryMaxLength} characters: what was changed, the most important first.`,
    ),
});
export type VersionSummaryOutput = z.infer<typeof VersionSummaryOutput>;
