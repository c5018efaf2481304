import { toastDuration } from "@seedbed/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { conceptKeys } from "../../../transport/query-keys.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import type { AnewRoute } from "./shown-section.ts";

/** Starts the whole report, repeats what failed, or writes one section anew, which has words of its own for its failure. */
export function useReportWork(id: string, writingFailed?: string) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: conceptKeys.detail(id) });
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
  const regenerate = useMutation({
    mutationFn: (route: AnewRoute) => call(route, { params, idempotencyKey: randomUuid() }),
    meta: { ownsFailure: writingFailed !== undefined },
    onError: (error) => {
      if (writingFailed) toast.error(sentenceOf(error), { title: writingFailed, duration: toastDuration.error });
    },
    onSettled: refresh,
  });
  return { generate, retry, regenerate };
}
