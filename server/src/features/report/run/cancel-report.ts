import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { announceConcept } from "../../concepts/exports/announce-concept.ts";
import { assertNotLocked } from "../../concepts/exports/editing-lock.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { readReportStates } from "../read-report-states.ts";
import { sectionWorkflowId } from "./report.workflow.ts";
import { endRun, findRunningRuns, lockConcept, readSections, writeSection } from "./run-store.ts";

/** Stops what writes a concept's report; finished sections stay. Gives the stopped run, or null when nothing was running. */
export async function cancelReport(
  { database, clock, workflows }: Pick<ReportDependencies, "database" | "clock" | "workflows">,
  tenant: { accountId: string; userId: string },
  conceptId: string,
): Promise<string | null> {
  const stopped = await database.withTenant(tenant, (transaction) =>
    cancelRun(transaction, { ...tenant, conceptId }, clock()),
  );
  for (const run of stopped) {
    await workflows.cancel(run.id);
    for (const section of run.sections) await workflows.cancel(sectionWorkflowId(run.id, section));
  }
  return stopped[0]?.id ?? null;
}

/** Marks the concept's running runs as cancelled and gives them. Throws `locked` while somebody else makes edits with AI. */
export async function cancelRun(
  transaction: Transaction,
  key: { accountId: string; userId: string; conceptId: string },
  now: Date,
): Promise<{ id: string; sections: ReportSection[] }[]> {
  const { accountId, conceptId } = key;
  if (!(await lockConcept(transaction, conceptId))) return [];
  await assertNotLocked(transaction, key);
  const runs = await findRunningRuns(transaction, conceptId);
  const sections = await readSections(transaction, conceptId);
  for (const run of runs) {
    await endRun(transaction, run.id, { status: "cancelled", endedAt: now });
    const open = sections.filter(
      (row) => row.runId === run.id && (row.status === "pending" || row.status === "waiting"),
    );
    for (const row of open) {
      // A section that was complete before keeps its content and shows it again.
      await writeSection(
        transaction,
        { accountId, conceptId, section: row.section },
        {
          status: row.completedAt ? "complete" : "notStarted",
          runId: null,
          startedAt: row.completedAt ? row.startedAt : null,
        },
      );
    }
  }
  if (runs.length > 0) await announceConcept({ readReportStates }, transaction, { ...key, eventType: "cancelled" });
  return runs.map((run) => ({ id: run.id, sections: run.sections }));
}
