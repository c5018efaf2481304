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

type Contracts = typeof sectionContracts;
// By the list itself and not by the names: a section that is missing in it is told there alone.
type Listed<Name> = Extract<Name, keyof Contracts>;

export type SectionContents = { [Name in ReportSection]: z.infer<Contracts[Listed<Name>]["content"]> };
export type SectionRoutes = { [Name in ReportSection]: Contracts[Listed<Name>]["routes"] };
