import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshConcepts } from "../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";

/** Starts the whole report, or repeats what failed. */
export function useReportWork(id: string) {
  const queryClient = useQueryClient();
  const refresh = () => refreshConcepts(queryClient, [id]);
  const params = { id };
  const generate = useMutation({
    mutationFn: () => call("POST v1/concept/{id}/generate", { params, idempotencyKey: randomUuid() }),
    onSettled: refresh,
  });
  const retry = useMutation({
    mutationFn: () => call("POST v1/concept/{id}/retry", { params, idempotencyKey: randomUuid() }),
    onSuccess: () => toast.info("Regenerating may take several minutes."),
    onSettled: refresh,
  });
  return { generate, retry };
}
