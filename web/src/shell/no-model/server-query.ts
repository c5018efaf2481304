import { queryOptions } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { noticeKeys } from "../../transport/query-keys.ts";

/** What the server is set to do, such as whether a model is connected; asked for ahead of a page, it is not asked for by the page. */
export const serverQuery = queryOptions({
  queryKey: noticeKeys.server,
  queryFn: ({ signal }) => call("GET v1/settings", { signal }),
  staleTime: 5_000,
});
