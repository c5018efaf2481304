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

/** Looks up where reports stand; a concept without a report is there too, as not started. Provided by the report feature. */
export type ReadReportStates = (transaction: Transaction, conceptIds: string[]) => Promise<Map<string, ReportState>>;
