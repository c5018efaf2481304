import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshConcepts } from "../../../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../../../shell/toasts.ts";
import { call } from "../../../../../transport/call.ts";
import { reportKeys } from "../../../../../transport/query-keys.ts";
import type { ReportSource } from "../../evidence-query.ts";

/** Takes the rejection of a source back: what rested on it rests on it again. */
export function useAcceptSource(conceptId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ uuid }: ReportSource) => call("POST v1/sources/{source}/accept", { params: { source: uuid } }),
    onSuccess: (_none, { title }) => toast.success(`“${title}” is accepted again.`),
    onSettled: () =>
      Promise.all([
        refreshConcepts(queryClient, [conceptId]),
        queryClient.invalidateQueries({ queryKey: reportKeys.outdated(conceptId) }),
        queryClient.invalidateQueries({ queryKey: reportKeys.evidence(conceptId) }),
      ]),
  });
}
