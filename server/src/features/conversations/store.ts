import { pageSize } from "@seedbed/contract/limits";
import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, max, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/database.ts";
import { conversationMessages, conversations } from "./tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof conversationMessages.$inferSelect;
type NewMessage = typeof conversationMessages.$inferInsert;

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

/** Turns whose question has no answer, the earliest first. */
export async function unansweredTurns(transaction: Transaction, conversationId: string): Promise<number[]> {
  const answers = alias(conversationMessages, "answers");
  const rows = await transaction
    .select({ turn: conversationMessages.turn })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        gt(conversationMessages.turn, 0),
        eq(conversationMessages.side, "question"),
        notExists(
          transaction
            .select({ turn: answers.turn })
            .from(answers)
            .where(
              and(
                eq(answers.conversationId, conversationId),
                eq(answers.turn, conversationMessages.turn),
                eq(answers.side, "answer"),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(conversationMessages.turn));
  return rows.map(({ turn }) => turn);
}

/** Conversations that wait for an answer, in all companies. */
export function findAnswering(transaction: Transaction): Promise<ConversationRow[]> {
  return transaction.select().from(conversations).where(isNotNull(conversations.answering));
}

interface AskedList {
  userId: string;
  customerProfileId: string;
  /** Each of these words stands in one message. */
  words: readonly string[];
}

const listed = ({ userId, customerProfileId, words }: AskedList) =>
  and(
    eq(conversations.userId, userId),
    eq(conversations.customerProfileId, customerProfileId),
    words.length === 0 ? undefined : inArray(conversations.id, holding(words)),
  );

const holding = (words: readonly string[]) =>
  sql`(select ${conversationMessages.conversationId} from ${conversationMessages} where ${holdsAll(words)})`;

const holdsAll = (words: readonly string[]) =>
  and(...words.map((word) => ilike(conversationMessages.content, `%${word.replace(/[\\%_]/gu, "\\$&")}%`)));

export async function countConversations(transaction: Transaction, asked: AskedList): Promise<number> {
  const [row] = await transaction.select({ count: count() }).from(conversations).where(listed(asked));
  return row?.count ?? 0;
}

export function listConversations(
  transaction: Transaction,
  asked: AskedList,
  page: number,
): Promise<ConversationRow[]> {
  return transaction
    .select()
    .from(conversations)
    .where(listed(asked))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** What was said in these conversations. */
export function readMessagesOf(transaction: Transaction, conversationIds: string[]): Promise<MessageRow[]> {
  if (conversationIds.length === 0) return Promise.resolve([]);
  return transaction
    .select()
    .from(conversationMessages)
    .where(inArray(conversationMessages.conversationId, conversationIds))
    .orderBy(asc(conversationMessages.turn), desc(conversationMessages.side));
}
