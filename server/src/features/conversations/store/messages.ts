import { and, asc, desc, eq, max } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conversationMessages } from "../tables.ts";

export type MessageRow = typeof conversationMessages.$inferSelect;
type NewMessage = typeof conversationMessages.$inferInsert;

/** All that was said, from the greeting on. */
export function readMessages(transaction: Transaction, conversationId: string): Promise<MessageRow[]> {
  return transaction
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(asc(conversationMessages.turn), desc(conversationMessages.side));
}

export async function findMessage(
  transaction: Transaction,
  conversationId: string,
  uuid: string,
): Promise<MessageRow | undefined> {
  const named = and(eq(conversationMessages.conversationId, conversationId), eq(conversationMessages.uuid, uuid));
  return (await transaction.select().from(conversationMessages).where(named))[0];
}

export async function findAnswer(
  transaction: Transaction,
  { conversationId, turn }: Pick<MessageRow, "conversationId" | "turn">,
): Promise<MessageRow | undefined> {
  return (await transaction.select().from(conversationMessages).where(isAnswerOf(conversationId, turn)))[0];
}

const isAnswerOf = (conversationId: string, turn: number) =>
  and(
    eq(conversationMessages.conversationId, conversationId),
    eq(conversationMessages.turn, turn),
    eq(conversationMessages.side, "answer"),
  );

export async function lastTurn(transaction: Transaction, conversationId: string): Promise<number> {
  const [row] = await transaction
    .select({ turn: max(conversationMessages.turn) })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId));
  return row?.turn ?? 0;
}

export async function insertMessages(transaction: Transaction, rows: NewMessage[]): Promise<void> {
  await transaction.insert(conversationMessages).values(rows);
}

/** Adds an answer; false when the turn has one already. */
export async function insertAnswer(transaction: Transaction, row: NewMessage): Promise<boolean> {
  const rows = await transaction.insert(conversationMessages).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Makes way for an answer in place of an error, and counts that it is asked for again. */
export async function retryTurn(
  transaction: Transaction,
  { conversationId, turn, attempt }: Pick<MessageRow, "conversationId" | "turn" | "attempt">,
): Promise<void> {
  await transaction
    .delete(conversationMessages)
    .where(and(isAnswerOf(conversationId, turn), eq(conversationMessages.role, "error")));
  await transaction
    .update(conversationMessages)
    .set({ attempt })
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        eq(conversationMessages.turn, turn),
        eq(conversationMessages.side, "question"),
      ),
    );
}
