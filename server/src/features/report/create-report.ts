import type { ReportDependencies } from "./dependencies.ts";
import { removeAbsent } from "./editing/presence/presence-store.ts";
import { thinRevisions } from "./revisions/thin-revisions.ts";
import { reportHandlers } from "./routes.ts";
import { cancelReport } from "./run/cancel-report.ts";
import { orderReport } from "./run/order-report.ts";
import { removeOldAnswers } from "./run/remove-old-answers.ts";
import { defineSectionWorkflow } from "./run/report.workflow.ts";
import { resumeLostRuns } from "./run/resume-lost-runs.ts";

/** The report of a concept: reading it, and the durable work that writes it. Create it before the workflows launch. */
export function createReport(dependencies: ReportDependencies) {
  const ordering = { ...dependencies, sectionWorkflow: defineSectionWorkflow(dependencies) };
  return {
    handlers: reportHandlers(ordering),
    /** Orders what is missing of a report. */
    startReport: (member: { accountId: string; userId: string }, conceptId: string) =>
      orderReport(ordering, member, { reference: conceptId, order: { kind: "missing" } }),
    cancelReport: async (tenant: { accountId: string; userId: string }, conceptId: string) => {
      await cancelReport(dependencies, tenant, conceptId);
    },
    /** Removes what is kept no longer. Servers may do so at once. */
    removeOld: async () => {
      await thinRevisions(dependencies);
      await dependencies.database.withSystem((transaction) => removeAbsent(transaction, dependencies.clock()));
      await removeOldAnswers(dependencies);
    },
    resumeLostRuns: () => resumeLostRuns(ordering),
  };
}
