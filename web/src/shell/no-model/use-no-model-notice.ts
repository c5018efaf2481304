import { useQuery } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { noticeKeys } from "../../transport/query-keys.ts";
import { useDismissedNotice } from "./use-dismissed-notice.ts";

/** Whether the person is to be told that no model is connected: it is so, and the person has not dismissed it on any device. */
export function useNoModelNotice() {
  const { data: server } = useQuery({
    queryKey: noticeKeys.server,
    queryFn: ({ signal }) => call("GET v1/settings", { signal }),
  });
  return useDismissedNotice("no-model", server?.offline === true);
}
