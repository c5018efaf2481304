import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { ReadReportStates } from "./exports/report-state.ts";

export interface ConceptDependencies {
  database: Database;
  clock: Clock;
  readReportStates: ReadReportStates;
  /** Has a concept's files removed once its deletion is committed and can no longer be taken back. */
  removeFiles(transaction: Transaction, concept: { accountId: string; conceptId: string }): Promise<void>;
  /** Has them stay when it is taken back. */
  keepFiles(transaction: Transaction, concept: { accountId: string; conceptId: string }): Promise<void>;
  /** Stops a running report before its concept goes. */
  cancelReport(tenant: { accountId: string; userId: string }, conceptId: string): Promise<void>;
}
