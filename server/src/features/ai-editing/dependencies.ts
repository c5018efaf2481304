import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { FileRemovals } from "../../platform/files/file-removals.ts";
import type { Files } from "../../platform/files/files.ts";
import type { ModelGateway } from "../../platform/model/gateway.ts";
import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { ScanFile } from "../../platform/scanning/scan-file.ts";
import type { Workflow, Workflows } from "../../platform/workflows/workflows.ts";
import type { ConceptBrief } from "../concepts/exports/concept-brief.ts";
import type { ResearchLibrary } from "../evidence/exports/research-library.ts";
import type { LockInput, ReplyInput } from "./workflows/inputs.ts";

/** Writing outdated sections anew as part of an edit. */
export interface ReportUpdates {
  begin(transaction: Transaction, run: UpdateRun): Promise<{ updating: ReportSection[]; ready: ReportSection[] }>;
  start(run: UpdateRun, ready: readonly ReportSection[]): Promise<void>;
  goesOn(transaction: Transaction, runId: string): Promise<boolean>;
}

export interface UpdateRun {
  accountId: string;
  userId: string;
  conceptId: string;
  runId: string;
}

export interface EditingDependencies {
  database: Database;
  clock: Clock;
  gateway: ModelGateway;
  hub: Pick<RealtimeHub, "pass">;
  workflows: Workflows;
  /** Reads the files that come with messages. */
  library: Pick<ResearchLibrary, "readFile">;
  /** Looks for viruses in those files; nobody does when absent. */
  scanFile?: ScanFile | undefined;
  /** Keeps the pictures that come with messages. */
  files: Files;
  removals: Pick<FileRemovals, "order">;
  /** What a report is written from. Throws `not_found`. */
  readBrief(transaction: Transaction, concept: { userId: string; conceptId: string }): Promise<ConceptBrief>;
  updates: ReportUpdates;
  log: Pick<Logger, "error" | "warn">;
}

/** Who answers messages, and who keeps a report locked. */
export interface EditingWork {
  replying: Workflow<ReplyInput>;
  locking: Workflow<LockInput>;
}
