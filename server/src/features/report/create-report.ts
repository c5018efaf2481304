import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { deletionUndoMs } from "@seedbed/contract/limits";
import type { Transaction } from "../../platform/database/database.ts";
import { createFileRemovals } from "../../platform/files/file-removals.ts";
import type { ReportDependencies } from "./dependencies.ts";
import { removeAbsent } from "./editing/presence/presence-store.ts";
import { defineReading } from "./interviews/reading/reading.workflow.ts";
import { resumeLostReadings } from "./interviews/reading/start-reading.ts";
import { loadBrief } from "./operations/load-brief.ts";
import { thinRevisions } from "./revisions/thin-revisions.ts";
import { reportHandlers } from "./routes.ts";
import { beginUpdate, everythingOutdated, isRunning, type UpdateRun } from "./run/begin-update.ts";
import { cancelReport } from "./run/cancel-report.ts";
import { orderReport } from "./run/order-report.ts";
import { removeOldAnswers } from "./run/remove-old-answers.ts";
import { removeOldRuns } from "./run/remove-old-runs.ts";
import { defineSectionWorkflow, startSections } from "./run/report.workflow.ts";
import { resumeLostRuns } from "./run/resume-lost-runs.ts";
import { removeOldExports, resumeLostExports } from "./snapshot/documents/orders/keep-exports.ts";
import { defineExporting } from "./snapshot/documents/orders/order-export.ts";
import { defineSummarizing, resumeLostSummaries } from "./versions/summarize/summary.workflow.ts";
import { giveUpVideos, resumeLostVideos } from "./video/keep-videos.ts";
import { defineFilming } from "./video/make/video.workflow.ts";
import { conceptFolder } from "./writing/images/image-file.ts";

/** The report of a concept: reading it, and the durable work that writes it. Create it before the workflows launch. */
export function createReport(dependencies: ReportDependencies) {
  const removals = createFileRemovals(dependencies);
  const ordering = {
    ...dependencies,
    removals,
    filming: defineFilming(dependencies),
    sectionWorkflow: defineSectionWorkflow(dependencies),
    reading: defineReading(dependencies),
    exporting: defineExporting(dependencies),
    summarizing: defineSummarizing(dependencies),
  };
  return {
    handlers: reportHandlers(ordering),
    /** Orders what is missing of a report. */
    startReport: (member: { accountId: string; userId: string }, conceptId: string) =>
      orderReport(ordering, member, { reference: conceptId, order: { kind: "missing" } }),
    /** What a report is edited with AI by. */
    forEditing: {
      files: dependencies.files,
      removals: { order: removals.order },
      readBrief: (transaction: Transaction, concept: { userId: string; conceptId: string }) =>
        loadBrief(dependencies, transaction, concept),
      /** Has what is outdated written anew as part of a change, in its transaction; `start` begins once that is committed. */
      updates: {
        begin: (transaction: Transaction, run: UpdateRun) => beginUpdate(transaction, run, dependencies.clock()),
        start: (run: UpdateRun, ready: readonly ReportSection[]) =>
          startSections(ordering, { ...run, order: everythingOutdated }, ready),
        goesOn: isRunning,
      },
    },
    cancelReport: async (tenant: { accountId: string; userId: string }, conceptId: string) => {
      await cancelReport(dependencies, tenant, conceptId);
    },
    /** Removes what is kept no longer; orders after so many days. Servers may do so at once. */
    removeOld: async ({ runDays }: { runDays: number }) => {
      await thinRevisions(dependencies);
      await dependencies.database.withSystem((transaction) => removeAbsent(transaction, dependencies.clock()));
      await removeOldAnswers(dependencies);
      // What refers to them goes before.
      await removeOldRuns(dependencies, runDays);
      await removeOldExports(dependencies);
      await giveUpVideos(dependencies);
      await removals.work();
    },
    /** Has a concept's files removed when it can no longer be brought back. */
    removeFiles: (transaction: Transaction, { accountId, conceptId }: { accountId: string; conceptId: string }) =>
      removals.order(transaction, {
        ...{ accountId, path: conceptFolder(conceptId) },
        from: new Date(dependencies.clock().getTime() + deletionUndoMs),
      }),
    keepFiles: (transaction: Transaction, { accountId, conceptId }: { accountId: string; conceptId: string }) =>
      removals.takeBack(transaction, { accountId, path: conceptFolder(conceptId) }),
    removeDueFiles: removals.work,
    /** Starts what was ordered of a server that died before it began: runs, readings of transcripts, exports, videos and summaries of versions. */
    resumeLostRuns: async () => {
      await resumeLostRuns(ordering);
      await resumeLostReadings(ordering);
      await resumeLostExports(ordering);
      await resumeLostVideos(ordering);
      await resumeLostSummaries(ordering);
    },
  };
}
