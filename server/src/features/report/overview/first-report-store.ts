import { reportSections as allSections } from "@seedbed/contract/concepts/vocabulary";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { concepts, conceptViews } from "../../concepts/tables.ts";
import { reportSections } from "../tables.ts";

interface OwnConcept {
  conceptId: string;
  userId: string;
}

/**
 * Whether the report of this concept is the first that was finished of those whose concepts the person brought into the bank, or was begun before that one
 * was finished, as reports ordered together are; and the person has put none away yet.
 */
export async function isFirstReport(transaction: Transaction, { conceptId, userId }: OwnConcept): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    with finished as (
      select section.concept_id, min(section.started_at) as begun_at, max(section.completed_at) as finished_at
      from ${reportSections} section
      join ${concepts} concept on concept.id = section.concept_id
      where concept.created_by = ${userId} and section.status = 'complete'
      group by section.concept_id
      having count(*) = ${allSections.length}
    )
    select from finished
    where concept_id = ${conceptId} and begun_at <= (select min(finished_at) from finished)
      and not exists (
        select from ${conceptViews} closed where closed.user_id = ${userId} and closed.first_report_closed_at is not null)`);
  return rows.length > 0;
}

// It says nothing about which change of the concept the person has seen.
const notYet = new Date(0);
const now = sql`now()`;

/** Remembers that the person has put away what the first report says in short. */
export async function storeFirstReportClosed(
  transaction: Transaction,
  view: OwnConcept & { accountId: string },
): Promise<void> {
  await transaction
    .insert(conceptViews)
    .values({ ...view, seenAt: notYet, firstReportClosedAt: now })
    .onConflictDoUpdate({
      target: [conceptViews.conceptId, conceptViews.userId],
      set: { firstReportClosedAt: now },
    });
}
