import type { SectionPart } from "@seedbed/contract/concepts/schemas";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshConcepts } from "../../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";

/**
 * Asks again for a missing part of a section; `null` for all that a report lacks. One request at a time, from however many places of the page
 * it is asked for; `refusal` is told only where it was asked.
 */
export function useRetryPart(id: string, part: SectionPart | null) {
  const queryClient = useQueryClient();
  const mutationKey = ["retry", id, part?.section ?? "all", part?.part ?? "all"];
  const { mutate, error } = useMutation({
    mutationKey,
    meta: { ownsFailure: true },
    mutationFn: () =>
      call("POST v1/concept/{id}/retry", {
        params: { id },
        idempotencyKey: randomUuid(),
        ...(part ? { body: part } : {}),
      }),
    onSuccess: () => toast.info("Regenerating may take several minutes."),
    onSettled: () => refreshConcepts(queryClient, [id]),
  });
  return {
    refusal: error,
    busy: useIsMutating({ mutationKey }) > 0,
    retry() {
      // The second of two quick clicks comes before the button shows that it is busy.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
