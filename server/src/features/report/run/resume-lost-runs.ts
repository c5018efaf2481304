import { eq } from "drizzle-orm";
import type { Workflow } from "../../../platform/workflows/workflows.ts";
import type { ReportDependencies, RunInput } from "../dependencies.ts";
import { reportRuns } from "../tables.ts";

/** Starts runs whose server died between taking the order and starting its workflow. */
export async function resumeLostRuns({
  database,
  workflows,
  reportRun,
}: Pick<ReportDependencies, "database" | "workflows"> & { reportRun: Workflow<RunInput> }): Promise<void> {
  const running = await database.withSystem((transaction) =>
    transaction.select().from(reportRuns).where(eq(reportRuns.status, "running")),
  );
  for (const run of running) {
    if (await workflows.isKnown(run.id)) continue;
    const input: RunInput = {
      accountId: run.accountId,
      userId: run.requestedBy,
      conceptId: run.conceptId,
      runId: run.id,
      order: { kind: "anew", sections: run.sections },
    };
    await workflows.start(reportRun, run.id, input);
  }
}
