import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import type { ShownSection } from "../frame/shown-section.ts";

export const customerProfiles = {
  name: "customerProfiles",
  tab: { label: "Customer Profile", path: "/concept/$id/customer-profile" },
  emptyTitle: "No customer profiles available",
  query: (id) =>
    queryOptions({
      queryKey: reportKeys.section(id, "customerProfiles"),
      queryFn: async ({ signal }) =>
        (await call("GET v2/concept/{id}/customer-profile", { params: { id }, signal })).results,
      staleTime: 2 * 60_000,
    }),
  writtenAnewBy: "POST v2/concept/{id}/customer-profile/generate",
  writingFailed: "Customer profile generation failed. Please try again.",
} satisfies ShownSection<"customerProfiles">;
