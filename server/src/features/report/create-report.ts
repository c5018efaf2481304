import { cancelReport } from "./operations/cancel-report.ts";
import { orderReport } from "./operations/order-report.ts";
import { resumeLostRuns } from "./operations/resume-lost-runs.ts";
import type { ReportDependencies } from "./report-dependencies.ts";
import { reportHandlers } from "./routes.ts";
import { defineReportWorkflows } from "./workflows/report.workflow.ts";

/** The report of a concept: reading it, and the durable work that writes it. Create it before the workflows launch. */
export function createReport(dependencies: ReportDependencies) {
  const { reportRun } = defineReportWorkflows(dependencies);
  return {
    handlers: reportHandlers(dependencies, reportRun),
    /** Orders what is missing of a report. */
    startReport: (member: { accountId: string; userId: string }, conceptId: string) =>
      orderReport(dependencies, reportRun, member, conceptId, { kind: "missing" }),
    cancelReport: async (tenant: { accountId: string; userId: string }, conceptId: string) => {
      await cancelReport(dependencies, tenant, conceptId);
    },
    resumeLostRuns: () => resumeLostRuns(dependencies.database, dependencies.workflows, reportRun),
  };
}
