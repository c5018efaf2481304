import type { FeatureVersions } from "@seedbed/contract/concepts/feature-versions";

export interface ReportPage {
  name: string;
  path: string;
  /** Where they are not the newest. */
  forms?: Partial<FeatureVersions>;
}

/** The pages of a report, and the forms that they are shown in. */
export const reportPages: ReportPage[] = [
  { name: "overview", path: "" },
  { name: "classic overview", path: "", forms: { conceptOverview: "v1" } },
  { name: "market scan v3", path: "/market-scan" },
  { name: "market scan v2", path: "/market-scan", forms: { marketScan: "v2" } },
  { name: "customer profiles", path: "/customer-profile" },
  { name: "financials", path: "/financial-projection" },
  { name: "classic financials", path: "/financial-projection", forms: { financialProjection: "v1" } },
  { name: "assumptions", path: "/assumptions" },
  { name: "assumptions v2", path: "/assumptions", forms: { assumptions: "v2" } },
  { name: "context", path: "/settings" },
];
