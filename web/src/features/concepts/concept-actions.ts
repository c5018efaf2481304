import type { Concept } from "@seedbed/contract/concepts/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellConceptLists } from "../../shell/kept-concepts/concept-lists.ts";
import { doubtReport, refreshConcepts } from "../../shell/kept-concepts/refresh-concepts.ts";
import { showConcept } from "../../shell/kept-concepts/show-concept.ts";
import { toast } from "../../shell/toasts.ts";
import { tellWithUndo } from "../../shell/undo/tell-with-undo.ts";
import { useCloneSeed } from "../../shell/use-clone-seed.ts";
import { call } from "../../transport/call.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import { randomUuid } from "../../transport/random-uuid.ts";
import type { BankConcept } from "./use-concepts.ts";

/** What one can do with a concept of the bank. Failures say so in a toast. */
export function useConceptActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
  const params = (concept: BankConcept) => ({ id: concept.uuid });

  // The sections follow as events.
  const started = (_answer: unknown, { uuid }: BankConcept) => {
    tellConceptLists(queryClient, { uuid, reportStatusAggregate: "pending" });
    doubtReport(queryClient, uuid);
  };
  const changed = (concept: Concept) => showConcept(queryClient, concept);

  const generate = useMutation({
    mutationFn: (concept: BankConcept) =>
      call("POST v1/concept/{id}/generate", { params: params(concept), idempotencyKey: randomUuid() }),
    onSuccess: started,
    onError: refresh,
  });
  const retry = useMutation({
    mutationFn: (concept: BankConcept) =>
      call("POST v1/concept/{id}/retry", { params: params(concept), idempotencyKey: randomUuid() }),
    onSuccess: (answer, concept) => {
      started(answer, concept);
      toast.info("Regenerating may take several minutes.");
    },
    onError: refresh,
  });
  const cancel = useMutation({
    meta: { ownsFailure: true },
    mutationFn: (concept: BankConcept) => call("POST v1/concept/{id}/cancel", { params: params(concept) }),
    onSuccess: () => toast.success("Report generation cancelled successfully"),
    onError: () => toast.error("Failed to cancel report generation"),
    onSettled: (_answer, _error, concept) => refreshConcepts(queryClient, [concept.uuid]),
  });
  const archive = useMutation({
    mutationFn: (concept: BankConcept) =>
      call("PATCH v1/concept/{id}/", { params: params(concept), body: { status: "archived" } }),
    onSuccess: (answer, concept) => {
      changed(answer);
      tellWithUndo({
        ...{ id: `undo-${concept.uuid}`, sentence: `“${concept.title}” is archived.` },
        onUndo: () => unarchive.mutate(concept),
      });
    },
    onError: refresh,
  });
  const unarchive = useMutation({
    mutationFn: (concept: BankConcept) => call("POST v1/concept/{id}/unarchive", { params: params(concept) }),
    onSuccess: changed,
    onError: refresh,
  });
  const remove = useMutation({
    mutationFn: (concept: BankConcept) => call("DELETE v1/concept/{id}/", { params: params(concept) }),
    onSuccess: (_answer, concept) =>
      tellWithUndo({
        ...{ id: `undo-${concept.uuid}`, sentence: `“${concept.title}” is deleted.` },
        onUndo: () => restore.mutate(concept),
      }),
    onSettled: (_answer, _error, { uuid }) => refreshConcepts(queryClient, [uuid]),
  });
  const restore = useMutation({
    mutationFn: (concept: BankConcept) => call("POST v1/concept/{id}/restore", { params: params(concept) }),
    onSettled: (_answer, _error, { uuid }) => refreshConcepts(queryClient, [uuid]),
  });
  const clone = useCloneSeed();
  return { generate, retry, cancel, archive, unarchive, remove, clone };
}

export type ConceptActions = ReturnType<typeof useConceptActions>;
