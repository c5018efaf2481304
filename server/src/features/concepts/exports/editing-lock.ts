import { editingLease } from "@seedbed/contract/ai-editing/words";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import { users } from "../../access/tables.ts";
import { editingLocks } from "../tables.ts";

/** Somebody who makes edits with AI in a report. */
export interface EditingLock {
  lockId: string;
  userId: string;
  firstName: string;
  lastName: string;
  since: Date;
  until: Date;
}

interface LockedBy {
  conceptId: string;
  userId: string;
}

const stands = sql`${editingLocks.until} > clock_timestamp()`;
const aLeaseFromNow = sql`clock_timestamp() + ${`${editingLease} milliseconds`}::interval`;

export const lockedBy = ({ firstName, lastName }: Pick<EditingLock, "firstName" | "lastName">) =>
  new Failure(
    "locked",
    `${firstName} ${lastName} is editing this concept with AI. It is locked until the update is done.`,
  );

/** The lock that stands on a concept; undefined where none does, and where its lease has ended. */
export async function findLock(transaction: Transaction, conceptId: string): Promise<EditingLock | undefined> {
  const [row] = await transaction
    .select({
      lockId: editingLocks.lockId,
      userId: editingLocks.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      since: editingLocks.since,
      until: editingLocks.until,
    })
    .from(editingLocks)
    .innerJoin(users, eq(users.id, editingLocks.userId))
    .where(and(eq(editingLocks.conceptId, conceptId), stands));
  return row;
}

/** Throws `locked` while somebody else than this person makes edits with AI. The caller holds the concept. */
export async function assertNotLocked(transaction: Transaction, { conceptId, userId }: LockedBy): Promise<void> {
  const lock = await findLock(transaction, conceptId);
  if (lock && lock.userId !== userId) throw lockedBy(lock);
}

/** Locks a concept for as long as a lease lasts. The caller holds the concept, and has seen that nobody has locked it. */
export async function takeLock(
  transaction: Transaction,
  lock: LockedBy & { accountId: string; lockId: string; at: Date },
): Promise<void> {
  const { at: since, ...held } = lock;
  const row = { ...held, since, until: aLeaseFromNow };
  await transaction.insert(editingLocks).values(row).onConflictDoUpdate({ target: editingLocks.conceptId, set: row });
}

/** Goes on with a lease; false when the lock is gone. */
export async function renewLock(transaction: Transaction, lockId: string): Promise<boolean> {
  const rows = await transaction
    .update(editingLocks)
    .set({ until: aLeaseFromNow })
    .where(eq(editingLocks.lockId, lockId))
    .returning({ lockId: editingLocks.lockId });
  return rows.length > 0;
}

/** Takes a lock away; undefined when it was gone. */
export async function endLock(transaction: Transaction, lockId: string) {
  const [row] = await transaction.delete(editingLocks).where(eq(editingLocks.lockId, lockId)).returning();
  return row;
}

/** Takes away the locks whose lease has ended, in all companies, and gives them. */
export const endLapsedLocks = (transaction: Transaction) =>
  transaction.delete(editingLocks).where(lte(editingLocks.until, sql`clock_timestamp()`)).returning();

/** Locks that stand, in all companies. */
export const findLocks = (transaction: Transaction) => transaction.select().from(editingLocks).where(stands);
