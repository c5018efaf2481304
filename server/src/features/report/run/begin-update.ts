import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { RunInput } from "../dependencies.ts";
import { readReportStates } from "../read-report-states.ts";
import { reportRunning } from "../report-failures.ts";
import { reportRuns } from "../tables.ts";
import { beginRun } from "./begin-run.ts";
import { findRunningRuns } from "./run-store.ts";

/** A run that writes everything anew that is outdated. */
export type UpdateRun = Omit<RunInput, "order">;

export const everythingOutdated = { kind: "outdated" } as const;

/**
 * Begins to write what is outdated, in the transaction of the change that has outdated it, and gives the sections it is about and those that can start at
 * once: none where nothing is outdated. Throws `conflict` while the report is being written.
 */
export async function beginUpdate(
  transaction: Transaction,
  run: UpdateRun,
  now: Date,
): Promise<{ updating: ReportSection[]; ready: ReportSection[] }> {
  if ((await findRunningRuns(transaction, run.conceptId)).length > 0) throw reportRunning();
  const report = (await readReportStates(transaction, [run.conceptId])).get(run.conceptId);
  const updating = reportSections.filter((name) => report?.reportStatusBySection[name].status === "outdated");
  if (updating.length === 0) return { updating, ready: [] };
  return { updating, ready: await beginRun(transaction, { ...run, order: everythingOutdated }, now) };
}

/** Whether a run is not over yet. */
export async function isRunning(transaction: Transaction, runId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: reportRuns.id })
    .from(reportRuns)
    .where(and(eq(reportRuns.id, runId), eq(reportRuns.status, "running")));
  return rows.length > 0;
}
