import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { refreshConcepts } from "../../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";

/** Has the newest form of the overview written in the background, and leads to the concept bank meanwhile. One request at a time. */
export function useUpgrade(conceptId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mutationKey = ["upgrade-overview", conceptId];
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey,
    meta: { ownsFailure: true },
    mutationFn: () =>
      call("POST v2/concept/{id}/overview/generate", {
        params: { id: conceptId },
        body: { conceptOverview: "v3" },
        idempotencyKey: randomUuid(),
      }),
    onSuccess: async () => {
      void refreshConcepts(queryClient, [conceptId]);
      await navigate({ to: "/concept" });
    },
    onError: () =>
      toast.error("Please try again. If the problem persists, contact support.", {
        title: "Failed to start overview generation",
      }),
  });
  return {
    busy: isPending || isSuccess,
    upgrade() {
      // The second of two quick clicks comes before the button shows that it is busy.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
