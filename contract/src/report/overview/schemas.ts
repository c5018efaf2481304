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

/** A figure of the financial projection that a text states: where, in which words, which one, and what it was then. */
export const StatedFigure = z.object({
  at: z.int().min(0),
  words: z.string(),
  figure: z.string(),
  value: z.number(),
});
export type StatedFigure = z.infer<typeof StatedFigure>;

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
  /** The figures that `marketSizeSummary` states, which it follows; absent where nobody has noted them. */
  marketSizeFigures: z.array(StatedFigure).optional(),
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
  /** The figures that summaries state, which they follow; absent where nobody has noted them. */
  figures: z
    .object({
      financialMarketSizeRevenue: z.array(StatedFigure),
      financialMarketSizeSavings: z.array(StatedFigure),
      financialBusinessModel: z.array(StatedFigure),
    })
    .optional(),
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
