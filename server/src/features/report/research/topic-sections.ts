import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ResearchTopic } from "@seedbed/contract/report/research/schemas";

/** The section that is written from what is found for a topic. */
export const topicSections = {
  trends: "trends",
  forces: "marketScan",
  insights: "marketScan",
  companies: "marketScan",
  signals: "customerProfiles",
} as const satisfies Record<ResearchTopic, ReportSection>;
