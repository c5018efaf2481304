import type { Member } from "../../../platform/http/actor.ts";
import type { Workflow } from "../../../platform/workflows/workflows.ts";
import type { ConversationDependencies } from "../dependencies.ts";
import { presentMessage } from "../present.ts";
import { changeConversation, findAnswer, findMessage, lockConversation, retryTurn } from "../store.ts";
import type { ReplyInput } from "../workflows/reply-input.ts";

/** Who answers questions. */
export interface Asking {
  replying: Workflow<ReplyInput>;
}

type Asked = Pick<ReplyInput, "conversationId" | "turn" | "attempt">;

/** Has a turn answered, once: the same turn and attempt a second time does nothing. */
export async function startAnswering(
  { workflows, replying }: Pick<ConversationDependencies, "workflows"> & Asking,
  { accountId, userId }: { accountId: string; userId: string },
  asked: Asked,
): Promise<void> {
  await workflows.start(replying, replyId(asked), { accountId, userId, ...asked });
}

/** Names the work on one reply. */
export const replyId = ({ conversationId, turn, attempt }: Asked) =>
  `persona-reply/${conversationId}/${turn}/${attempt}`;

/**
 * What becomes of a question that was sent before: its answer is told once more, one that failed is tried anew, and one whose answer is under way, or
 * waits, stays as it is.
 */
export async function askAgain(
  dependencies: Pick<ConversationDependencies, "database" | "hub" | "workflows"> & Asking,
  member: Member,
  { conversationId, uuid }: { conversationId: string; uuid: string },
): Promise<void> {
  const { database, hub } = dependencies;
  const found = await database.withTenant(member, async (transaction) => {
    const conversation = await lockConversation(transaction, conversationId);
    const question = conversation && (await findMessage(transaction, conversation.id, uuid));
    if (!conversation || !question) return undefined;
    const { turn } = question;
    const answer = await findAnswer(transaction, question);
    if (answer?.role === "assistant") return { conversation, answer };
    const attempt = question.attempt + (answer ? 1 : 0);
    if (answer) await retryTurn(transaction, { conversationId: conversation.id, turn, attempt });
    const answering = conversation.answering ?? turn;
    await changeConversation(transaction, conversation.id, { answering });
    return { conversation, asked: answering === turn ? { turn, attempt } : undefined };
  });
  if (found?.answer) {
    const { conversation, answer } = found;
    const place = { sessionId: conversation.id, conceptUuid: conversation.conceptId, replyTo: uuid };
    hub.pass(member, "customer.profile.chat", { ...presentMessage(answer), ...place });
  }
  if (found?.asked) await startAnswering(dependencies, member, { conversationId, ...found.asked });
}
