import type { Seed } from "@seedbed/contract/incubation/schemas";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../transport/call.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { session } from "../../../transport/session.ts";
import { keepFirstWords } from "../questionnaire/keep-first-words.ts";
import { forgetEntries } from "./seed-entry.ts";

// React mounts effects twice in development: a seed counts as left when nothing shows it a moment later.
const shownSeeds = new Set<string>();

/** Deletes a draft nobody has answered anything of when its page is left; what was written on its first question becomes an answer. */
export function useDiscardEmptySeed(seedUuid: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    shownSeeds.add(seedUuid);
    return () => {
      shownSeeds.delete(seedUuid);
      setTimeout(() => {
        if (!shownSeeds.has(seedUuid)) void discardIfEmpty(queryClient, seedUuid);
      });
    };
  }, [queryClient, seedUuid]);
}

async function discardIfEmpty(queryClient: QueryClient, seedUuid: string): Promise<void> {
  const seed = queryClient.getQueryData<Seed>(seedKeys.detail(seedUuid));
  const isEmpty = seed?.status === "draft" && seed.answers.length === 0 && seed.cachedConcepts.length === 0;
  if (!isEmpty || queryClient.isMutating({ mutationKey: seedKeys.changes(seedUuid) }) > 0) return;
  try {
    if (!(await keepFirstWords(queryClient, seed))) {
      await call("DELETE v2/concept/seed/{id}", { params: { id: seedUuid } });
      queryClient.removeQueries({ queryKey: seedKeys.detail(seedUuid) });
      forgetEntries(seedUuid);
    }
    void queryClient.invalidateQueries({ queryKey: seedKeys.lists });
    // Whether the company has any seeds decides where "Concepts" leads.
    await session.reload();
  } catch (error) {
    console.warn("A draft could not be kept or deleted as it was left.", error);
  }
}
