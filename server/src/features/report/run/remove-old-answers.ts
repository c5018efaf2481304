import { sql } from "drizzle-orm";
import { inBatches } from "../../../platform/schedule/in-batches.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { reportRuns, reportSections, taskAnswers } from "../tables.ts";

/** How long answers wait for a Retry: from the last one that was kept for their section. */
const keptDays = 30;

/**
 * Removes kept answers that no Retry will ask for: of sections that are complete without gaps, and of those that nothing was written for in
 * thirty days. A report that is being written keeps all of its answers. Repeating it changes nothing.
 */
export async function removeOldAnswers({
  database,
  clock,
}: Pick<ReportDependencies, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await inBatches(async (most) => {
    const { rowCount } = await database.withSystem((transaction) =>
      transaction.execute(sql`
        with answers as (
          select key, run.concept_id, split_part(key, ':', 2) as section,
            max(answer.created_at) over (partition by run.concept_id, split_part(key, ':', 2)) as last_kept
          from ${taskAnswers} answer join ${reportRuns} run on run.id = answer.run_id),
        useless as (
          select key from answers
          left join ${reportSections} section on section.concept_id = answers.concept_id and section.section = answers.section
          where not exists (select from ${reportRuns} going where going.concept_id = answers.concept_id and going.status = 'running')
            and (last_kept < ${before} or section.status = 'complete' and not section.notes @> '[{"kind": "gap"}]')
          limit ${most})
        delete from ${taskAnswers} where key in (select key from useless)`),
    );
    return rowCount;
  });
}
