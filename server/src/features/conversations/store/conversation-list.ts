import { pageSize } from "@seedbed/contract/limits";
import { and, asc, count, desc, eq, ilike, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conversationMessages, conversations } from "../tables.ts";
import type { ConversationRow } from "./conversations.ts";
import type { MessageRow } from "./messages.ts";

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
