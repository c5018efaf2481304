import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { editingSessions } from "../tables.ts";

export type SessionRow = typeof editingSessions.$inferSelect;

/** Begins a conversation; undefined when the person has one about this report. */
export async function insertSession(
  transaction: Transaction,
  row: typeof editingSessions.$inferInsert,
): Promise<SessionRow | undefined> {
  return (await transaction.insert(editingSessions).values(row).onConflictDoNothing().returning())[0];
}

const isOf = ({ conceptId, userId }: Pick<SessionRow, "conceptId" | "userId">) =>
  and(eq(editingSessions.conceptId, conceptId), eq(editingSessions.userId, userId));

export async function findSessionOf(
  transaction: Transaction,
  key: Pick<SessionRow, "conceptId" | "userId">,
): Promise<SessionRow | undefined> {
  return (await transaction.select().from(editingSessions).where(isOf(key)))[0];
}

export async function findSession(transaction: Transaction, id: string): Promise<SessionRow | undefined> {
  return (await transaction.select().from(editingSessions).where(eq(editingSessions.id, id)))[0];
}

/** Holds a conversation until the transaction ends, so that what is said in it has an order. */
export async function lockSession(transaction: Transaction, id: string): Promise<SessionRow | undefined> {
  return (await transaction.select().from(editingSessions).where(eq(editingSessions.id, id)).for("update"))[0];
}

export async function changeSession(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<SessionRow, "answering" | "updatedAt">>,
): Promise<void> {
  await transaction.update(editingSessions).set(change).where(eq(editingSessions.id, id));
}

/** Removes a conversation with all that was said and proposed; undefined when there was none. */
export async function removeSession(
  transaction: Transaction,
  key: Pick<SessionRow, "conceptId" | "userId">,
): Promise<SessionRow | undefined> {
  return (await transaction.delete(editingSessions).where(isOf(key)).returning())[0];
}

/** Conversations that wait for an answer, in all companies. */
export const findAnswering = (transaction: Transaction): Promise<SessionRow[]> =>
  transaction.select().from(editingSessions).where(isNotNull(editingSessions.answering));
