import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";

/** Where a concept's report stands. */
export type ReportState = Pick<
  Concept,
  | "reportStatus"
  | "reportStatusBySection"
  | "progressPercentage"
  | "completedSections"
  | "totalSections"
  | "dateReportStarted"
  | "dateReportCompleted"
>;

/**
 * Looks up where reports stand, or where that of one concept stood in a version; a concept without a report is there too, as not started.
 * Provided by the report feature.
 */
export type ReadReportStates = (
  transaction: Transaction,
  conceptIds: string[],
  version?: string | undefined,
) => Promise<Map<string, ReportState>>;
