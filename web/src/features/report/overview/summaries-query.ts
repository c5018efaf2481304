import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

export const summariesQuery = (id: string) =>
  queryOptions({
    queryKey: [...reportKeys.section(id, "overview"), "executive-summaries"] as const,
    queryFn: ({ signal }) => call("GET v2/concept/{id}/executive-summaries", { params: { id }, signal }),
    staleTime: 20_000,
  });
