import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { toastDuration } from "@seedbed/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { conceptKeys, reportKeys } from "../../../../transport/query-keys.ts";
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
      Promise.all(
        [conceptKeys.detail(id), reportKeys.outdated(id)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
