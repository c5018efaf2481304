import type { ConversationMessage } from "@seedbed/contract/conversations/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { conversationNotFound } from "../conversation-failures.ts";
import type { ConversationDependencies } from "../dependencies.ts";
import { presentMessage } from "../present.ts";
import { findConversation, readMessages } from "../store.ts";

const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;

/** What was said in a conversation of the caller's. Throws `not_found`. */
export function readConversation(
  { database }: Pick<ConversationDependencies, "database">,
  member: Member,
  id: string,
): Promise<ConversationMessage[]> {
  return database.readTenant(member, async (transaction) => {
    const conversation = uuidPattern.test(id) ? await findConversation(transaction, id) : undefined;
    if (conversation?.userId !== member.userId) throw conversationNotFound();
    return (await readMessages(transaction, conversation.id)).map(presentMessage);
  });
}

/** Whether a uuid names a conversation of the transaction's company about this concept. */
export async function hasConversation(
  transaction: Transaction,
  { id, conceptId }: { id: string; conceptId: string },
): Promise<boolean> {
  return (await findConversation(transaction, id))?.conceptId === conceptId;
}
