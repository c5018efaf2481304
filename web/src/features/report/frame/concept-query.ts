import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { conceptKeys } from "../../../transport/query-keys.ts";

const minutes = 60_000;

export const conceptQuery = (id: string) =>
  queryOptions({
    queryKey: conceptKeys.detail(id),
    queryFn: ({ signal }) => call("GET v1/concept/{id}/", { params: { id }, signal }),
    staleTime: 5 * minutes,
  });
