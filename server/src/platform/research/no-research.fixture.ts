import type { ResearchSettings } from "./research-settings.ts";

/** As it is without any variable. */
export const noResearch: ResearchSettings = {
  provider: "none",
  trustedHosts: [],
  keepDays: 30,
  searchesPerReport: 40,
  pagesPerReport: 60,
};
