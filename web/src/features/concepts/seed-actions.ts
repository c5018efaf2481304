import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCloneSeed } from "../../shell/use-clone-seed.ts";
import { call } from "../../transport/call.ts";
import { seedKeys } from "../../transport/query-keys.ts";

/** What one can do with a seed of the Drafts tab. Failures say so in a toast. */
export function useSeedActions() {
  const queryClient = useQueryClient();
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
  const clone = useCloneSeed();
  return { setStatus, remove, clone };
}

export type SeedActions = ReturnType<typeof useSeedActions>;
