import type { Seed } from "@seedbed/contract/incubation/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { forgetEntries } from "../seed/seed-entry.ts";

/** Lets go of the generated concepts that are not in the bank, and ends a running generation. Failures say so in a toast. */
export function useDiscardConcepts({ uuid }: Pick<Seed, "uuid">) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: seedKeys.changes(uuid),
    mutationFn: () => call("DELETE v2/concept/incubation/seed/{id}/generated", { params: { id: uuid } }),
    onSuccess: async () => {
      forgetEntries(`${uuid}.selection`);
      await queryClient.cancelQueries({ queryKey: seedKeys.detail(uuid) });
      queryClient.setQueryData<Seed>(
        seedKeys.detail(uuid),
        (before) =>
          before && {
            ...before,
            cachedConcepts: before.cachedConcepts.filter(({ isSaved }) => isSaved),
            generation: { ...before.generation, status: "idle", message: null },
          },
      );
      void queryClient.invalidateQueries({ queryKey: seedKeys.detail(uuid) });
    },
  });
}
