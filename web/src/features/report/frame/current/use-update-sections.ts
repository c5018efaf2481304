import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { toastDuration } from "@seedbed/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshConcepts } from "../../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";

/** Writes outdated sections anew: those that are named, or all of them. A section may have words of its own for its failure. */
export function useUpdateSections(id: string, writingFailed?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { ownsFailure: writingFailed !== undefined },
    onError: (error) => {
      if (writingFailed) toast.error(sentenceOf(error), { title: writingFailed, duration: toastDuration.error });
    },
    mutationFn: (sections?: ReportSection[]) =>
      call("POST v2/concept/{id}/report/update", {
        params: { id },
        body: sections ? { sections } : {},
        idempotencyKey: randomUuid(),
      }),
    onSettled: () =>
      Promise.all([
        refreshConcepts(queryClient, [id]),
        queryClient.invalidateQueries({ queryKey: reportKeys.outdated(id) }),
      ]),
  });
}
