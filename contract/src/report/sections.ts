import type { z } from "zod";
import type { ReportSection } from "../concepts/schemas.ts";
import { assumptions } from "./assumptions/section.ts";
import { customerProfiles } from "./customers/section.ts";
import { financialProjection } from "./financials/section.ts";
import { marketScan } from "./market-scan/section.ts";
import { overview } from "./overview/section.ts";
import type { SectionContract } from "./section-contract.ts";
import { trends } from "./trends/section.ts";

/** The sections of a report. */
export const sectionContracts = {
  trends,
  marketScan,
  customerProfiles,
  financialProjection,
  assumptions,
  overview,
} as const satisfies Record<ReportSection, SectionContract>;

export type SectionContents = { [Name in ReportSection]: z.infer<(typeof sectionContracts)[Name]["content"]> };
export type SectionRoutes = { [Name in ReportSection]: (typeof sectionContracts)[Name]["routes"] };
