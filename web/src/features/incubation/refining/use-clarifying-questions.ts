import type { ClarifyingQuestion, GeneratedConcept, Seed } from "@seedbed/contract/incubation/schemas";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { useSeedEntry } from "../seed/seed-entry.ts";

export type ClarifyingState =
  | { kind: "asking" }
  | { kind: "failed"; sentence: string }
  | { kind: "skipped" }
  | { kind: "asked"; questions: readonly ClarifyingQuestion[] };

/**
 * The clarifying questions of a draft, or of one generated concept: asked for when there are none yet, unless they were skipped.
 * The server asks once and gives the same questions afterwards.
 */
export function useClarifyingQuestions(seed: Seed, concept?: GeneratedConcept) {
  const queryClient = useQueryClient();
  const conceptUuid = concept?.uuid ?? null;
  const [skipped, keepSkipped] = useSeedEntry(`${seed.uuid}.skipped.${conceptUuid ?? "seed"}`, z.boolean());
  const known = concept ? concept.clarifyingQuestions : seed.clarifyingQuestions;
  const mayBeAsked = concept ? seed.status !== "archived" : seed.status === "draft";
  const query = useQuery({
    queryKey: seedKeys.clarifying(seed.uuid, conceptUuid),
    queryFn: async ({ signal }) => {
      const questions = await call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
        params: { id: seed.uuid },
        body: conceptUuid ? { conceptUuid } : {},
        signal,
      });
      keepQuestions(queryClient, { seedUuid: seed.uuid, conceptUuid }, questions);
      return questions;
    },
    enabled: known.length === 0 && !skipped && mayBeAsked,
    staleTime: Number.POSITIVE_INFINITY,
    // Changed answers make the questions obsolete: they are asked for anew when the person comes back.
    gcTime: 0,
  });
  return {
    state: stateOf(known, skipped || !mayBeAsked, query),
    retry: () => void query.refetch(),
    skip: () => {
      void queryClient.cancelQueries({ queryKey: seedKeys.clarifying(seed.uuid, conceptUuid) });
      keepSkipped(true);
    },
    askAfterAll: () => keepSkipped(null),
  };
}

function stateOf(
  known: readonly ClarifyingQuestion[],
  skipped: boolean,
  query: { data: ClarifyingQuestion[] | undefined; error: unknown; isFetching: boolean },
): ClarifyingState {
  const questions = known.length > 0 ? known : (query.data ?? []);
  if (questions.length > 0) return { kind: "asked", questions };
  if (skipped) return { kind: "skipped" };
  if (query.error && !query.isFetching) return { kind: "failed", sentence: sentenceOf(query.error) };
  return query.isFetching || !query.data ? { kind: "asking" } : { kind: "asked", questions };
}

/** Puts questions where the seed keeps them. What is being read of it may be older than they are: it is read once more. */
export function keepQuestions(
  queryClient: QueryClient,
  { seedUuid, conceptUuid }: { seedUuid: string; conceptUuid: string | null },
  questions: ClarifyingQuestion[],
): void {
  queryClient.setQueryData<Seed>(seedKeys.detail(seedUuid), (before) => {
    if (!before) return before;
    if (conceptUuid === null) return { ...before, clarifyingQuestions: questions };
    const cachedConcepts = before.cachedConcepts.map((concept) =>
      concept.uuid === conceptUuid ? { ...concept, clarifyingQuestions: questions } : concept,
    );
    return { ...before, cachedConcepts };
  });
  const queryKey = seedKeys.detail(seedUuid);
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}
