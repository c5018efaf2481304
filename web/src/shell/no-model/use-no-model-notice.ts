import type { DismissedNotices } from "@seedbed/contract/access/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { noticeKeys } from "../../transport/query-keys.ts";

/** Whether the person is to be told that no model is connected: it is so, and the person has not dismissed it on any device. */
export function useNoModelNotice() {
  const queryClient = useQueryClient();
  const { data: server } = useQuery({
    queryKey: noticeKeys.server,
    queryFn: ({ signal }) => call("GET v1/settings", { signal }),
  });
  const offline = server?.offline === true;
  const { data: notices } = useQuery({
    queryKey: noticeKeys.dismissed,
    queryFn: ({ signal }) => call("GET v1/user/notices", { signal }),
    enabled: offline,
  });
  const { mutate } = useMutation({
    mutationFn: () => call("POST v1/user/notices", { body: { notice: "no-model" } }),
    onMutate: () =>
      queryClient.setQueryData<DismissedNotices>(noticeKeys.dismissed, (known) => ({
        dismissed: [...(known?.dismissed ?? []), "no-model"],
      })),
    // What the server did not hear of comes back.
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticeKeys.dismissed }),
  });
  return {
    isShown: offline && notices !== undefined && !notices.dismissed.includes("no-model"),
    dismiss: () => mutate(),
  };
}
