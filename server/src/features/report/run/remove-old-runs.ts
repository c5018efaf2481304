import { sql } from "drizzle-orm";
import { inBatches } from "../../../platform/schedule/in-batches.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { reportRuns, reportSections, researchProgress, sectionRevisions, taskAnswers } from "../tables.ts";

/**
 * Removes orders that ended so many days ago and that nothing refers to any more: neither a section or a revision that was written in them, nor what was
 * looked up, nor an answer that is kept for a Retry. The last one of each report stays. Repeating it changes nothing.
 */
export async function removeOldRuns(
  { database, clock }: Pick<ReportDependencies, "database" | "clock">,
  days: number,
): Promise<void> {
  const before = new Date(clock().getTime() - days * 86_400_000);
  await inBatches(async (most) => {
    const { rowCount } = await database.withSystem((transaction) =>
      transaction.execute(sql`
        delete from ${reportRuns} where id in (
          select id from ${reportRuns} run
          where status <> 'running' and ended_at < ${before}
            and exists (select from ${reportRuns} later where later.concept_id = run.concept_id and later.started_at > run.started_at)
            and not exists (select from ${sectionRevisions} own where own.concept_id = run.concept_id and own.run_id = run.id)
            and not exists (select from ${reportSections} own where own.concept_id = run.concept_id and own.run_id = run.id)
            and not exists (select from ${researchProgress} own where own.concept_id = run.concept_id and own.run_id = run.id)
            and not exists (select from ${taskAnswers} own where own.run_id = run.id)
          limit ${most})`),
    );
    return rowCount;
  });
}
