import type { Proposal } from "@seedbed/contract/report/proposals/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

/** Accepts or declines a proposed change. A failure is said as a toast; the list is read again, as it may have been decided on. */
export function useDecide(conceptId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ proposal: { uuid: proposal }, accepts }: { proposal: Proposal; accepts: boolean }) => {
      const params = { id: conceptId, proposal };
      if (accepts) await call("POST v1/concept/{id}/proposals/{proposal}/accept", { params });
      else await call("POST v1/concept/{id}/proposals/{proposal}/decline", { params });
    },
    onSuccess: (_, { proposal: { section }, accepts }) => {
      toast.success(accepts ? "The change was made" : "The change was declined");
      if (accepts) void queryClient.invalidateQueries({ queryKey: reportKeys.section(conceptId, section) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.proposals(conceptId) }),
  });
}
