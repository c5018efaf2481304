import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEvent } from "../../../transport/events.ts";
import { conceptKeys, reportKeys } from "../../../transport/query-keys.ts";
import type { Concept } from "./use-concept.ts";

/** What an event says of the concept shown. */
export function applyToConcept(concept: Concept, update: ConceptWorkflowUpdate): Concept {
  const {
    title,
    status,
    reportStatusAggregate: reportStatus,
    reportStatusBySection,
    progressPercentage,
    completedSections,
    totalSections,
  } = update;
  const { dateReportStarted, dateReportCompleted } = update;
  return {
    ...concept,
    title,
    status,
    reportStatus,
    reportStatusBySection,
    progressPercentage,
    completedSections,
    totalSections,
    dateReportStarted,
    dateReportCompleted,
  };
}

// A concept is cached under the name in the address: its uuid or its identifier.
function applyUpdate(queryClient: QueryClient, update: ConceptWorkflowUpdate): void {
  for (const id of [update.conceptUuid, update.conceptRootIdentifier]) {
    queryClient.setQueryData<Concept>(conceptKeys.detail(id), (concept) => concept && applyToConcept(concept, update));
    if (update.eventType !== "started") void readSectionsAgain(queryClient, id);
  }
}

// A first read under way would win over a second one, and tell that the section is not there.
async function readSectionsAgain(queryClient: QueryClient, id: string): Promise<void> {
  const queryKey = reportKeys.all(id);
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** Keeps the open report true while it is being written. */
export function useReportEvents(): void {
  const queryClient = useQueryClient();
  useEvent("concept.workflow.update.account", (update) => applyUpdate(queryClient, update));
}
