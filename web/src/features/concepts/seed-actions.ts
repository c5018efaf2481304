import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellWithUndo } from "../../shell/undo/tell-with-undo.ts";
import { useCloneSeed } from "../../shell/use-clone-seed.ts";
import { call } from "../../transport/call.ts";
import { seedKeys } from "../../transport/query-keys.ts";
import type { BankSeed } from "./use-concepts.ts";

type NamedSeed = Pick<BankSeed, "uuid" | "title">;

const nameOf = ({ title }: NamedSeed) => (title ? `“${title}”` : "The seed");

/** What one can do with a seed of the Drafts tab. Failures say so in a toast. */
export function useSeedActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: seedKeys.lists });
  const setStatus = useMutation({
    mutationFn: ({ seed, status }: { seed: NamedSeed; status: "draft" | "archived" }) =>
      call("PATCH v2/concept/seed/{id}", { params: { id: seed.uuid }, body: { status } }),
    onSuccess: (_answer, { seed, status }) => {
      if (status === "draft") return;
      tellWithUndo({
        ...{ id: `undo-${seed.uuid}`, sentence: `${nameOf(seed)} is archived.` },
        onUndo: () => setStatus.mutate({ seed, status: "draft" }),
      });
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ uuid }: NamedSeed) => call("DELETE v2/concept/seed/{id}", { params: { id: uuid } }),
    onSuccess: (_answer, seed) =>
      tellWithUndo({
        ...{ id: `undo-${seed.uuid}`, sentence: `${nameOf(seed)} is deleted.` },
        onUndo: () => restore.mutate(seed.uuid),
      }),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call("POST v2/concept/seed/{id}/restore", { params: { id } }),
    onSettled: refresh,
  });
  const clone = useCloneSeed();
  return { setStatus, remove, clone };
}

export type SeedActions = ReturnType<typeof useSeedActions>;
