import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { assumptionsEdits } from "@seedbed/contract/report/assumptions/edits";
import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { SectionEdits } from "@seedbed/contract/report/editing/edits";
import { financialEdits } from "@seedbed/contract/report/financials/edits";
import { marketScanEdits } from "@seedbed/contract/report/market-scan/edits";
import { overviewEdits } from "@seedbed/contract/report/overview/edits";
import { trendsEdits } from "@seedbed/contract/report/trends/edits";

/** What people may change in each section, without schemas. */
export const editsOf: Record<ReportSection, SectionEdits> = {
  overview: overviewEdits,
  trends: trendsEdits,
  marketScan: marketScanEdits,
  financialProjection: financialEdits,
  customerProfiles: customersEdits,
  assumptions: assumptionsEdits,
};
