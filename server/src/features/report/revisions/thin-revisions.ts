import { sql } from "drizzle-orm";
import type { ReportDependencies } from "../dependencies.ts";
import { reportItems, reportSections, sectionRevisions } from "../tables.ts";
import { versionSections } from "./tables.ts";

/** How long every revision is kept. */
const keptDays = 90;

/**
 * Removes revisions older than ninety days that nobody refers to: neither does one stand, nor is it part of a version, nor the last
 * that holds a retired thing.
 * Repeating it changes nothing; servers may do so at once.
 */
export async function thinRevisions({
  database,
  clock,
}: Pick<ReportDependencies, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await database.withSystem((transaction) =>
    transaction.execute(sql`delete from ${sectionRevisions} old using ${reportSections} head
      where head.concept_id = old.concept_id and head.section = old.section and head.revision <> old.revision and old.created_at < ${before}
        and not exists (select from ${reportItems} item where item.concept_id = old.concept_id and item.section = old.section
          and item.last_revision = old.revision)
        and not exists (select from ${versionSections} kept where kept.concept_id = old.concept_id and kept.section = old.section
          and kept.revision = old.revision)`),
  );
}
