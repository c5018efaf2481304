import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ResearchTopic } from "@seedbed/contract/report/research/schemas";
import type { ResearchProvider } from "./research-query.ts";

/** What is researched, and the section that is written from it. */
export const topics = {
  trends: { label: "Trends and drivers", section: "trends" },
  forces: { label: "Market forces", section: "marketScan" },
  insights: { label: "Priority insights", section: "marketScan" },
  companies: { label: "Companies", section: "marketScan" },
  signals: { label: "Customer signals", section: "customerProfiles" },
} as const satisfies Record<ResearchTopic, { label: string; section: ReportSection }>;

export const providerNames = {
  searxng: "SearXNG",
  tavily: "Tavily",
  brave: "Brave Search",
} as const satisfies Record<ResearchProvider, string>;

/** "1 page", "31 pages". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
