import { and, asc, desc, eq, max } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { editingMessages } from "../tables.ts";

export type MessageRow = typeof editingMessages.$inferSelect;
type NewMessage = typeof editingMessages.$inferInsert;

/** All that was said, the first message first. */
export function readMessages(transaction: Transaction, sessionId: string): Promise<MessageRow[]> {
  return transaction
    .select()
    .from(editingMessages)
    .where(eq(editingMessages.sessionId, sessionId))
    .orderBy(asc(editingMessages.turn), desc(editingMessages.side));
}

export async function findMessage(
  transaction: Transaction,
  sessionId: string,
  uuid: string,
): Promise<MessageRow | undefined> {
  const named = and(eq(editingMessages.sessionId, sessionId), eq(editingMessages.uuid, uuid));
  return (await transaction.select().from(editingMessages).where(named))[0];
}

type Turn = Pick<MessageRow, "sessionId" | "turn">;

const isSide = ({ sessionId, turn }: Turn, side: MessageRow["side"]) =>
  and(eq(editingMessages.sessionId, sessionId), eq(editingMessages.turn, turn), eq(editingMessages.side, side));

export async function findSide(
  transaction: Transaction,
  turn: Turn,
  side: MessageRow["side"],
): Promise<MessageRow | undefined> {
  return (await transaction.select().from(editingMessages).where(isSide(turn, side)))[0];
}

export async function lastTurn(transaction: Transaction, sessionId: string): Promise<number> {
  const [row] = await transaction
    .select({ turn: max(editingMessages.turn) })
    .from(editingMessages)
    .where(eq(editingMessages.sessionId, sessionId));
  return row?.turn ?? 0;
}

/** Adds a message; undefined when the turn has one of that side already. */
export async function insertMessage(transaction: Transaction, row: NewMessage): Promise<MessageRow | undefined> {
  return (await transaction.insert(editingMessages).values(row).onConflictDoNothing().returning())[0];
}

/** Makes way for an answer in place of what went wrong, and counts that it is asked for again. */
export async function retryTurn(transaction: Transaction, turn: Turn, attempt: number): Promise<void> {
  await transaction.delete(editingMessages).where(isSide(turn, "answer"));
  await transaction.update(editingMessages).set({ attempt }).where(isSide(turn, "question"));
}
