import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import type { ReportTab } from "../frame/report-tab.ts";
import type { ShownSection } from "../frame/shown-section.ts";

/* Trends and market scan are two sections on one page: one is written from the other. */

const tab: ReportTab = { label: "Market Scan", path: "/concept/$id/market-scan" };
const emptyTitle = "Market scan data is not available for this concept.";
const writingFailed = "Market scan generation failed. Please try again.";
const writtenAnewBy = "POST v3/concept/{id}/market-scan/generate";

export const trends = {
  name: "trends",
  tab,
  emptyTitle,
  query: (id) =>
    queryOptions({
      queryKey: reportKeys.section(id, "trends"),
      queryFn: ({ signal }) => call("GET v3/concept/{id}/market-scan/trend-analysis", { params: { id }, signal }),
      staleTime: 2 * 60_000,
    }),
  writtenAnewBy,
  writingFailed,
} satisfies ShownSection<"trends">;

export const marketScan = {
  name: "marketScan",
  tab,
  emptyTitle,
  query: (id) =>
    queryOptions({
      queryKey: reportKeys.section(id, "marketScan"),
      queryFn: ({ signal }) => call("GET v2/concept/{id}/market-scan", { params: { id }, signal }),
      staleTime: 2 * 60_000,
    }),
  writtenAnewBy,
  writingFailed,
} satisfies ShownSection<"marketScan">;
