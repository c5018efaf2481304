import { z } from "zod";
import { featureForms } from "../../concepts/feature-versions.ts";
import { Origin, Uuid } from "../../plain-text.ts";
import { Evidence } from "../source.ts";

const OverviewItem = z.object({
  uuid: Uuid,
  order: z.int(),
  description: z.string(),
  evidence: Evidence.optional(),
});

/** The texts of the overview that may rest on something. */
export const evidencedTexts = [
  "shouldWeDoThis",
  "whatIsThis",
  "valueProposition",
  "problemStatement",
  "marketSizeSummary",
] as const;

/** The section `overview`. */
export const Overview = z.object({
  differentiators: z.array(OverviewItem),
  rightsToWin: z.array(OverviewItem),
  shouldWeDoThis: z.string(),
  conceptImageUrl: z.string().nullable(),
  /** Who made the image: a model, or the drawing by the concept's words ("draft"). Null where nobody has noted it. */
  conceptImageOrigin: Origin.nullable().default(null),
  whatIsThis: z.string(),
  valueProposition: z.string(),
  problemStatement: z.string(),
  marketSizeSummary: z.string(),
  conceptVideoUrl: z.string().nullable(),
  videoStatus: z.enum(["idle", "generating", "completed", "error"]),
  videoGenerationStage: z.string().nullable(),
  videoGenerationProgress: z.number().nullable(),
  /** What its texts rest on, by field; only of those that somebody named a source for. */
  evidence: z.partialRecord(z.enum(evidencedTexts), Evidence).optional(),
  origin: Origin,
});
export type Overview = z.infer<typeof Overview>;

export const ExecutiveSummaries = z.object({
  financialMarketSizeRevenue: z.string(),
  financialMarketSizeSavings: z.string(),
  marketScanTrendsDrivers: z.string(),
  marketScanEcosystem: z.string(),
  financialBusinessModel: z.string(),
  customerProfiles: z.string(),
  keyAssumptions: z.string(),
  origin: Origin,
});
export type ExecutiveSummaries = z.infer<typeof ExecutiveSummaries>;

const newest = z.enum(featureForms.conceptOverview).extract(["v3"]);

/** The form that the concept's overview takes once it has been written, under either of its names. */
export const OverviewUpgrade = z
  .object({ conceptOverview: newest, concept_overview: newest })
  .partial()
  .transform(({ conceptOverview, concept_overview: other }) => {
    const form = conceptOverview ?? other;
    return form ? { conceptOverview: form } : {};
  });
