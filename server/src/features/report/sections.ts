import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { assumptions } from "./assumptions/section.ts";
import { customerProfiles } from "./customers/section.ts";
import { financialProjection } from "./financials/section.ts";
import { marketScan } from "./market-scan/section.ts";
import { overview } from "./overview/section.ts";
import { trends } from "./trends/section.ts";
import type { Section } from "./writing/section.ts";

/** The sections of a report. */
export const sections: { [Name in ReportSection]: Section<Name> } = {
  trends,
  customerProfiles,
  marketScan,
  financialProjection,
  assumptions,
  overview,
};
