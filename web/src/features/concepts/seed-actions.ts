import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../shell/toasts.ts";
import { call } from "../../transport/call.ts";
import { seedKeys } from "../../transport/query-keys.ts";

/** What one can do with a seed of the Drafts tab. Failures say so in a toast. */
export function useSeedActions() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: seedKeys.lists });
  const setStatus = useMutation({
    mutationFn: ({ id, status }: { id: string; status: "draft" | "archived" }) =>
      call("PATCH v2/concept/seed/{id}", { params: { id }, body: { status } }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call("DELETE v2/concept/seed/{id}", { params: { id } }),
    onSettled: refresh,
  });
  const clone = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (id: string) => call("POST v2/concept/seed/{id}/clone", { params: { id } }),
    onSuccess: ({ uuid }) => {
      toast.success("Concept seed cloned successfully!");
      void refresh();
      void navigate({ to: "/concept/incubate", search: { seed: uuid } });
    },
    onError: () => toast.error("Failed to clone concept seed. Please try again."),
  });
  return { setStatus, remove, clone };
}

export type SeedActions = ReturnType<typeof useSeedActions>;
