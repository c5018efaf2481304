import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEvent } from "../../transport/events.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import type { BankConcept, ConceptPage } from "./use-concepts.ts";

/** What an event says of a listed concept. */
export function patchConcept(concept: BankConcept, update: ConceptWorkflowUpdate): BankConcept {
  if (concept.uuid !== update.conceptUuid) return concept;
  const {
    eventType: _eventType,
    message: _message,
    conceptRootIdentifier: _identifier,
    conceptUuid: _uuid,
    ...state
  } = update;
  return { ...concept, ...state };
}

/** Patches every cached page of the bank; concepts that came or went make the pages be read again. */
export function applyWorkflowUpdate(queryClient: QueryClient, update: ConceptWorkflowUpdate): void {
  if (update.eventType === "created" || update.eventType === "deleted") {
    void queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
    return;
  }
  queryClient.setQueriesData<ConceptPage>({ queryKey: conceptKeys.lists }, (page) =>
    page ? { ...page, results: page.results.map((concept) => patchConcept(concept, update)) } : page,
  );
}

/** Keeps the bank's cached pages true for as long as the calling screen is shown. */
export function useConceptEvents(): void {
  const queryClient = useQueryClient();
  useEvent("concept.workflow.update.account", (update) => applyWorkflowUpdate(queryClient, update));
}
