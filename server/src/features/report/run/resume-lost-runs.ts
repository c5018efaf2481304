import { and, eq } from "drizzle-orm";
import type { ReportDependencies, RunInput } from "../dependencies.ts";
import { reportRuns, reportSections } from "../tables.ts";
import { type SectionWorkflow, sectionWorkflowId, startSections } from "./report.workflow.ts";

/** Starts sections of runs that have no workflow: their server died before it could start them, or was an older one. */
export async function resumeLostRuns({
  database,
  workflows,
  sectionWorkflow,
}: Pick<ReportDependencies, "database" | "workflows"> & { sectionWorkflow: SectionWorkflow }): Promise<void> {
  const running = await database.withSystem((transaction) =>
    transaction
      .select({ run: reportRuns, section: reportSections.section })
      .from(reportRuns)
      .innerJoin(reportSections, and(eq(reportSections.runId, reportRuns.id), eq(reportSections.status, "pending")))
      .where(eq(reportRuns.status, "running")),
  );
  for (const { run, section } of running) {
    const input: RunInput = {
      accountId: run.accountId,
      userId: run.requestedBy,
      conceptId: run.conceptId,
      runId: run.id,
      since: run.startedAt.getTime(),
      order: { kind: "anew", sections: run.sections },
    };
    if (await workflows.isKnown(sectionWorkflowId(run.id, section))) continue;
    await startSections({ workflows, sectionWorkflow }, input, [section]);
  }
}
