import type { ReportTab } from "../frame/report-tab.ts";

export const contextTab: ReportTab = {
  label: "Context",
  path: "/concept/$id/settings",
  isFor: ({ hasSeed }) => hasSeed,
};
