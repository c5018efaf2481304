import { z } from "zod";
import { Uuid } from "../../plain-text.ts";
import { Assumption, AssumptionList } from "../assumptions/schemas.ts";
import { CustomerProfile } from "../customers/schemas.ts";
import { AssumptionEntry, FinancialProjection, ImpactSizing, MarketSizing } from "../financials/schemas.ts";
import { Incumbent, MarketForce, MarketScan, PriorityInsight } from "../market-scan/schemas.ts";
import { Trends } from "../trends/schemas.ts";

const number = AssumptionEntry.pick({ assumptionSources: true, evidence: true });
const named = Incumbent.pick({ uuid: true, name: true });

/**
 * What the first page of a report says of its sections: of each the words and figures that are shown there, as they stand in the
 * section itself; null for one that was never written.
 */
export const Glance = z.object({
  financialProjection: FinancialProjection.pick({ layout: true, tam: true, sam: true, som: true })
    .extend({
      businessModel: z.object({ description: z.string() }).nullable(),
      savingMethod: z.object({ description: z.string() }).nullable(),
      /** The sizing that is shown first; none for savings. */
      marketSizings: z.array(
        MarketSizing.pick({ uuid: true, type: true }).extend({ assumptionEntries: z.array(number) }),
      ),
      impactSizings: z.array(
        ImpactSizing.pick({ uuid: true, expectedSavings: true }).extend({ assumptionEntries: z.array(number) }),
      ),
    })
    .nullable(),
  trends: Trends.pick({ summary: true }).nullable(),
  marketScan: MarketScan.pick({ ecosystemDescription: true })
    .extend({
      priorityInsights: z.array(
        PriorityInsight.pick({ uuid: true, title: true, direction: true, explanation: true }).extend({
          sources: z.array(z.object({ uuid: Uuid })),
        }),
      ),
      marketForces: z.array(MarketForce.pick({ uuid: true, category: true, grading: true, summary: true })),
      startups: z.array(named),
      incumbents: z.array(named),
    })
    .nullable(),
  customerProfiles: z
    .array(
      CustomerProfile.pick({
        uuid: true,
        segment: true,
        name: true,
        isPrimary: true,
        occupation: true,
        description: true,
        customerInsight: true,
        origin: true,
      }),
    )
    .nullable(),
  assumptions: AssumptionList.pick({ count: true, categoryMetrics: true })
    .extend({
      results: z.array(
        Assumption.pick({
          uuid: true,
          statement: true,
          category: true,
          importance: true,
          riskCategory: true,
          risk: true,
          status: true,
          testProgress: true,
        }),
      ),
    })
    .nullable(),
});
export type Glance = z.infer<typeof Glance>;

/** What it says of one section. */
export type GlanceAt<Section extends keyof Glance> = NonNullable<Glance[Section]>;
