import type { ReportSection } from "@seedbed/contract/concepts/schemas";

/** Which sections each section is written from. A section starts as soon as all it needs are complete. */
export const sectionNeeds = {
  trends: [],
  customerProfiles: [],
  marketScan: ["trends"],
  financialProjection: ["customerProfiles"],
  assumptions: ["customerProfiles", "marketScan", "financialProjection"],
  overview: ["trends", "customerProfiles", "marketScan", "financialProjection", "assumptions"],
} as const satisfies Record<ReportSection, readonly ReportSection[]>;
