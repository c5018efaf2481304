import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

export const contextQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.context(id),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/context", { params: { id }, signal }),
    staleTime: 5 * 60_000,
  });
