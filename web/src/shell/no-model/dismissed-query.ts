import { queryOptions } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { noticeKeys } from "../../transport/query-keys.ts";

/** Which notices the person does not want to see again, on any device; asked for ahead of a page, it is not asked for by the page. */
export const dismissedQuery = queryOptions({
  queryKey: noticeKeys.dismissed,
  queryFn: ({ signal }) => call("GET v1/user/notices", { signal }),
  staleTime: 5_000,
});
