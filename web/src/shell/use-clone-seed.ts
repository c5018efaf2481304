import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../transport/call.ts";
import { seedKeys } from "../transport/query-keys.ts";
import { toast } from "./toasts.ts";

/** Copies a seed into a new one and opens that. Says so when it fails, or when there is no seed (null). */
export function useCloneSeed() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: { ownsFailure: true },
    mutationFn: async (seedUuid: string | null) => {
      if (!seedUuid) throw new Error("No seed available to clone");
      return call("POST v2/concept/seed/{id}/clone", { params: { id: seedUuid } });
    },
    onSuccess: ({ uuid }) => {
      toast.success("Concept seed cloned successfully!");
      void queryClient.invalidateQueries({ queryKey: seedKeys.lists });
      void navigate({ to: "/concept/incubate", search: { seed: uuid } });
    },
    onError: (error, seedUuid) =>
      toast.error(seedUuid ? "Failed to clone concept seed. Please try again." : error.message),
  });
}
