import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import type { ShownSection } from "../frame/shown-section.ts";

/** The specification's words. */
export const writingFailed = "Overview generation failed. Please try again.";

export const overview = {
  name: "overview",
  tab: { label: "Overview", path: "/concept/$id" },
  emptyTitle: "Overview data is not available for this concept.",
  query: (id) =>
    queryOptions({
      queryKey: reportKeys.section(id, "overview"),
      queryFn: ({ signal }) => call("GET v2/concept/{id}/overview", { params: { id }, signal }),
      staleTime: 60_000,
    }),
  writtenAnewBy: "POST v2/concept/{id}/overview/generate",
  writingFailed,
} satisfies ShownSection<"overview">;
