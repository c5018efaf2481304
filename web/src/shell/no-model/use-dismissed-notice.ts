import type { DismissedNotices, Notice } from "@seedbed/contract/access/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { noticeKeys } from "../../transport/query-keys.ts";
import { dismissedQuery } from "./dismissed-query.ts";

/**
 * A notice that there is a reason for: shown until the person dismisses it, on any device. `asksAhead`: whether they have is asked before it is known
 * that there is a reason; `isAwaited` until it is answered.
 */
export function useDismissedNotice(notice: Notice, hasReason: boolean, asksAhead = hasReason) {
  const queryClient = useQueryClient();
  const { data: notices, isLoading } = useQuery({ ...dismissedQuery, enabled: hasReason || asksAhead });
  const { mutate } = useMutation({
    mutationFn: () => call("POST v1/user/notices", { body: { notice } }),
    onMutate: () =>
      queryClient.setQueryData<DismissedNotices>(noticeKeys.dismissed, (known) => ({
        dismissed: [...(known?.dismissed ?? []), notice],
      })),
    // What the server did not hear of comes back.
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.dismissed }),
  });
  return {
    isAwaited: isLoading,
    isShown: hasReason && notices !== undefined && !notices.dismissed.includes(notice),
    dismiss: () => mutate(),
  };
}
