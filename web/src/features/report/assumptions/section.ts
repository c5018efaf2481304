import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import type { ShownSection } from "../frame/shown-section.ts";

export const assumptions = {
  name: "assumptions",
  tab: { label: "Assumptions", path: "/concept/$id/assumptions" },
  emptyTitle: "No key assumptions found for this concept.",
  query: (id) =>
    queryOptions({
      queryKey: reportKeys.section(id, "assumptions"),
      queryFn: ({ signal }) =>
        call("GET v2/concept/{id}/key-assumptions", { params: { id }, query: { page_size: 100 }, signal }),
      staleTime: 5 * 60_000,
      gcTime: 2 * 60_000,
    }),
  writingFailed: "Key assumptions generation failed. Please try again.",
  writtenAnewBy: "POST v2/concept/{id}/key-assumptions/generate",
} satisfies ShownSection<"assumptions">;
