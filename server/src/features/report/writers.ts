import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { writeAssumptions } from "./assumptions/write-assumptions.ts";
import { writeCustomerProfiles } from "./customers/write-customer-profiles.ts";
import { writeFinancialProjection } from "./financials/write-financial-projection.ts";
import { writeMarketScan } from "./market-scan/write-market-scan.ts";
import { writeTrends } from "./market-scan/write-trends.ts";
import { writeOverview } from "./overview/write-overview.ts";
import type { SectionWriter } from "./section-writer.ts";

/** Who writes each section. */
export const sectionWriters: { [Section in ReportSection]: SectionWriter<Section> } = {
  trends: writeTrends,
  marketScan: writeMarketScan,
  customerProfiles: writeCustomerProfiles,
  financialProjection: writeFinancialProjection,
  assumptions: writeAssumptions,
  overview: writeOverview,
};
