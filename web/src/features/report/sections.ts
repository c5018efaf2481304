import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { assumptions } from "./assumptions/section.ts";
import { customerProfiles } from "./customers/section.ts";
import { financialProjection } from "./financials/section.ts";
import type { ShownSection } from "./frame/shown-section.ts";
import { marketScan, trends } from "./market-scan/section.ts";
import { overview } from "./overview/section.ts";

/** The sections of a report, in the order of their tabs. */
export const sections: { [Name in ReportSection]: ShownSection<Name> } = {
  overview,
  trends,
  marketScan,
  financialProjection,
  customerProfiles,
  assumptions,
};
