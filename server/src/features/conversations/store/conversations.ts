import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conversations } from "../tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;

/** Adds a conversation; undefined when one was begun by the same message. */
export async function insertConversation(
  transaction: Transaction,
  row: typeof conversations.$inferInsert,
): Promise<ConversationRow | undefined> {
  const target = [conversations.accountId, conversations.userId, conversations.startUuid];
  const rows = await transaction.insert(conversations).values(row).onConflictDoNothing({ target }).returning();
  return rows[0];
}

export async function findStarted(
  transaction: Transaction,
  { userId, startUuid }: Pick<ConversationRow, "userId" | "startUuid">,
): Promise<ConversationRow | undefined> {
  const begun = and(eq(conversations.userId, userId), eq(conversations.startUuid, startUuid));
  return (await transaction.select().from(conversations).where(begun))[0];
}

export async function findConversation(transaction: Transaction, id: string): Promise<ConversationRow | undefined> {
  return (await transaction.select().from(conversations).where(eq(conversations.id, id)))[0];
}

/** Holds a conversation until the transaction ends, so that its turns follow one another. */
export async function lockConversation(transaction: Transaction, id: string): Promise<ConversationRow | undefined> {
  return (await transaction.select().from(conversations).where(eq(conversations.id, id)).for("update"))[0];
}

export async function changeConversation(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<ConversationRow, "answering" | "updatedAt">>,
): Promise<void> {
  await transaction.update(conversations).set(change).where(eq(conversations.id, id));
}

/** Conversations that wait for an answer, in all companies. */
export function findAnswering(transaction: Transaction): Promise<ConversationRow[]> {
  return transaction.select().from(conversations).where(isNotNull(conversations.answering));
}
