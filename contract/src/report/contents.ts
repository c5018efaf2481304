import { z } from "zod";
import type { ReportSection } from "../concepts/schemas.ts";
import { Assumption } from "./assumptions.ts";
import { CustomerProfile } from "./customers.ts";
import { FinancialProjection } from "./financials.ts";
import { MarketScan, Trends } from "./market-scan.ts";
import { ExecutiveSummaries, Overview } from "./overview.ts";

/** What each section of a report consists of once written. */
export const sectionContents = {
  trends: Trends,
  customerProfiles: z.array(CustomerProfile),
  marketScan: MarketScan,
  financialProjection: FinancialProjection,
  assumptions: z.array(Assumption),
  overview: z.object({ overview: Overview, summaries: ExecutiveSummaries }),
} as const satisfies Record<ReportSection, z.ZodType>;
export type SectionContents = { [Section in ReportSection]: z.infer<(typeof sectionContents)[Section]> };
