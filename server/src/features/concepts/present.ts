import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import type { Concept, ConceptListItem, ConceptStatus } from "@seedbed/contract/concepts/schemas";
import type { ListedConcept } from "./bank-store.ts";
import { featureVersionsOf } from "./exports/feature-versions-of.ts";
import type { ReportState } from "./exports/report-state.ts";
import { identifierOf } from "./identifier.ts";
import type { ConceptWithPeople } from "./store.ts";

export function presentConcept(
  { concept, createdBy, lastModifiedBy, viewedVersion, version }: ConceptWithPeople,
  report: ReportState,
): Concept {
  return {
    uuid: concept.id,
    identifier: identifierOf(concept.number),
    title: concept.title,
    summary: concept.summary,
    overview: concept.overview,
    valueProposition: concept.valueProposition,
    problemStatement: concept.problemStatement,
    status: concept.status,
    seedUuid: concept.seedId,
    hasSeed: concept.seedId !== null,
    isHistoricalVersion: viewedVersion !== undefined,
    ...(version ? { version } : {}),
    featureVersions: featureVersionsOf(concept.featureVersions),
    createdAt: concept.createdAt.toISOString(),
    updatedAt: concept.updatedAt.toISOString(),
    createdBy,
    lastModifiedBy,
    ...report,
  };
}

export function presentConceptListItem(row: ListedConcept, { reportStatus, ...report }: ReportState): ConceptListItem {
  const { concept, createdBy, lastModifiedBy, seenAt } = row;
  return {
    uuid: concept.id,
    identifier: identifierOf(concept.number),
    title: concept.title,
    summary: concept.summary,
    status: concept.status,
    createdAt: concept.createdAt.toISOString(),
    updatedAt: concept.updatedAt.toISOString(),
    createdBy,
    lastModifiedBy,
    hasSeenConceptChange: seenAt !== null && seenAt >= concept.updatedAt,
    reportStatusAggregate: reportStatus,
    ...report,
    seedUuid: concept.seedId,
    featureVersions: featureVersionsOf(concept.featureVersions),
  };
}

/** What happened to a concept. */
export interface ConceptNews {
  eventType: ConceptWorkflowUpdate["eventType"];
  message?: string;
  /** The status before, when that has changed. */
  statusBefore?: ConceptStatus | undefined;
}

export function presentWorkflowUpdate(
  { concept, lastModifiedBy }: Pick<ConceptWithPeople, "concept" | "lastModifiedBy">,
  { reportStatus, ...report }: ReportState,
  { eventType, message = "", statusBefore }: ConceptNews,
): ConceptWorkflowUpdate {
  return {
    eventType,
    message,
    conceptRootIdentifier: identifierOf(concept.number),
    conceptUuid: concept.id,
    title: concept.title,
    summary: concept.summary,
    status: concept.status,
    ...(statusBefore ? { statusBefore } : {}),
    featureVersions: featureVersionsOf(concept.featureVersions),
    updatedAt: concept.updatedAt.toISOString(),
    lastModifiedBy: { uuid: concept.updatedBy, ...lastModifiedBy },
    reportStatusAggregate: reportStatus,
    ...report,
  };
}
