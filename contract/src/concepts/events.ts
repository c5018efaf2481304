import { z } from "zod";
import { Instant, Uuid } from "../plain-text.ts";
import { ConceptStatus, FeatureVersions, PersonName, ReportStatus, ReportStatusBySection } from "./schemas.ts";

/** What happened to a report or a concept; carries what cached lists need to patch themselves. */
export const ConceptWorkflowUpdate = z.object({
  eventType: z.enum(["started", "progress", "completed", "error", "cancelled", "changed", "created", "deleted"]),
  conceptRootIdentifier: z.string(),
  conceptUuid: Uuid,
  title: z.string(),
  summary: z.string(),
  message: z.string(),
  status: ConceptStatus,
  /** What it was before, when this is told because the status has changed. */
  statusBefore: ConceptStatus.optional(),
  /** The form of each part of its report. */
  featureVersions: FeatureVersions,
  reportStatusAggregate: ReportStatus,
  reportStatusBySection: ReportStatusBySection,
  progressPercentage: z.int(),
  completedSections: z.int(),
  totalSections: z.int(),
  dateReportStarted: Instant.nullable(),
  dateReportCompleted: Instant.nullable(),
  /** When a person changed the concept last; its ETag. */
  updatedAt: Instant,
  /** Who that was. */
  lastModifiedBy: PersonName.extend({ uuid: Uuid }),
});
export type ConceptWorkflowUpdate = z.infer<typeof ConceptWorkflowUpdate>;

export const conceptEvents = { "concept.workflow.update.account": ConceptWorkflowUpdate } as const;
