import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { conceptKeys, reportKeys } from "../../../../transport/query-keys.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";

/** Writes outdated sections anew: those that are named, or all of them. */
export function useUpdateSections(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
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
