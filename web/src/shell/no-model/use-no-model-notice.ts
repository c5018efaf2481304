import { useQuery } from "@tanstack/react-query";
import { serverQuery } from "./server-query.ts";
import { useDismissedNotice } from "./use-dismissed-notice.ts";

/**
 * Whether the person is to be told that no model is connected: it is so, and the person has not dismissed it on any device. Both are asked at once, where
 * there is a drafted text; `isAwaited` until both are answered.
 */
export function useNoModelNotice(isDrafted: boolean) {
  const { data: server, isLoading } = useQuery({ ...serverQuery, enabled: isDrafted });
  const notice = useDismissedNotice("no-model", isDrafted && server?.offline === true, isDrafted);
  return { ...notice, isAwaited: isLoading || notice.isAwaited };
}
