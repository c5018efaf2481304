import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import type { QueryClient } from "@tanstack/react-query";
import { type ChangedConcept, changeConceptLists, tellConceptLists } from "../../shell/kept-concepts/concept-lists.ts";
import { doubtReport } from "../../shell/kept-concepts/refresh-concepts.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import { currentSession } from "../../transport/session.ts";

/** What an event says of a listed concept. */
function rowOf(update: ConceptWorkflowUpdate): ChangedConcept {
  const {
    eventType: _eventType,
    statusBefore: _before,
    message: _message,
    conceptRootIdentifier: _identifier,
    conceptUuid: uuid,
    lastModifiedBy: { uuid: _person, ...lastModifiedBy },
    ...state
  } = update;
  return { uuid, lastModifiedBy, ...state };
}

/**
 * Puts what happened into every cached page of the bank; concepts that came or went make the pages be read again. A report that is not shown is
 * read again when it is.
 */
export function applyWorkflowUpdate(queryClient: QueryClient, update: ConceptWorkflowUpdate): void {
  const { eventType, lastModifiedBy, conceptUuid } = update;
  doubtReport(queryClient, conceptUuid);
  if (eventType === "created" || eventType === "deleted") {
    void queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
  } else if (eventType === "changed") {
    const hasSeenConceptChange = lastModifiedBy.uuid === currentSession()?.user.uuid;
    changeConceptLists(queryClient, { ...rowOf(update), hasSeenConceptChange });
  } else {
    tellConceptLists(queryClient, rowOf(update));
  }
}
