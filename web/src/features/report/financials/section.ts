import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import type { ShownSection } from "../frame/shown-section.ts";

export const financialProjection = {
  name: "financialProjection",
  tab: { label: "Financial Projection", path: "/concept/$id/financial-projection" },
  writingFailed: "Financial projection generation failed. Please try again.",
  emptyTitle: "No financial projection found for this concept.",
  query: (id) =>
    queryOptions({
      queryKey: reportKeys.section(id, "financialProjection"),
      queryFn: ({ signal }) => call("GET v2/concept/{id}/financial-projection", { params: { id }, signal }),
      staleTime: 5 * 60_000,
    }),
  writtenAnewBy: "POST v2/concept/{id}/financial-projection/generate",
} satisfies ShownSection<"financialProjection">;
