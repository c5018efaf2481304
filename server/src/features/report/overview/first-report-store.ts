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
 * Whether the report of this concept is the first that was finished of those whose concepts the person brought into the bank, and the person has
 * put none away yet.
 */
export async function isFirstReport(transaction: Transaction, { conceptId, userId }: OwnConcept): Promise<boolean> {
  const { rows } = await transaction.execute<{ concept_id: string }>(sql`
    select section.concept_id from ${reportSections} section
    join ${concepts} concept on concept.id = section.concept_id
    where concept.created_by = ${userId} and section.status = 'complete'
      and not exists (
        select from ${conceptViews} closed where closed.user_id = ${userId} and closed.first_report_closed_at is not null)
    group by section.concept_id
    having count(*) = ${allSections.length}
    order by max(section.completed_at), section.concept_id
    limit 1`);
  return rows[0]?.concept_id === conceptId;
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
