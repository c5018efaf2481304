import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { presenceLifetime } from "@seedbed/contract/report/editing/edits";
import type { PresentPerson } from "@seedbed/contract/report/editing/schemas";
import { and, asc, eq, gt, isNull, lte, ne } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { users } from "../../../access/tables.ts";
import { reportPresence } from "../../tables.ts";

export interface PresenceKey {
  accountId: string;
  conceptId: string;
  userId: string;
}

/** Where a person in a report is. */
export interface Place {
  section: ReportSection;
  field: string | null;
}

const isOf = ({ conceptId, userId }: PresenceKey) =>
  and(eq(reportPresence.conceptId, conceptId), eq(reportPresence.userId, userId));
const longAgo = (now: Date) => new Date(now.getTime() - presenceLifetime);

/** Where the person is by now; undefined for somebody who is not there. */
export async function findPlace(transaction: Transaction, key: PresenceKey, now: Date): Promise<Place | undefined> {
  const rows = await transaction
    .select({ section: reportPresence.section, field: reportPresence.field })
    .from(reportPresence)
    .where(and(isOf(key), gt(reportPresence.at, longAgo(now))));
  return rows[0];
}

export async function writePlace(
  transaction: Transaction,
  key: PresenceKey,
  place: Place & { at: Date },
): Promise<void> {
  await transaction
    .insert(reportPresence)
    .values({ ...key, ...place })
    .onConflictDoUpdate({ target: [reportPresence.conceptId, reportPresence.userId], set: place });
}

export async function removePlace(transaction: Transaction, key: PresenceKey): Promise<void> {
  await transaction.delete(reportPresence).where(isOf(key));
}

/** Who else is there, by name. */
export async function findOthers(
  transaction: Transaction,
  { conceptId, userId }: PresenceKey,
  now: Date,
): Promise<PresentPerson[]> {
  const rows = await transaction
    .select({
      uuid: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      section: reportPresence.section,
      field: reportPresence.field,
      at: reportPresence.at,
    })
    .from(reportPresence)
    .innerJoin(users, eq(users.id, reportPresence.userId))
    .where(
      and(
        eq(reportPresence.conceptId, conceptId),
        ne(reportPresence.userId, userId),
        gt(reportPresence.at, longAgo(now)),
        isNull(users.removedAt),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map(({ at, ...person }) => ({ ...person, at: at.toISOString() }));
}

/** Removes everybody who has said nothing for long, in all companies. */
export async function removeAbsent(transaction: Transaction, now: Date): Promise<void> {
  await transaction.delete(reportPresence).where(lte(reportPresence.at, longAgo(now)));
}
