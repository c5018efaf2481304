import type { PersonaMessage } from "@seedbed/contract/conversations/events";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { conversationMissing, tooManyWaiting } from "../conversation-failures.ts";
import type { ConversationDependencies } from "../dependencies.ts";
import { assertMayTalk } from "../policy.ts";
import {
  type ConversationRow,
  changeConversation,
  findMessage,
  insertMessages,
  lastTurn,
  lockConversation,
  unansweredTurns,
} from "../store.ts";
import { type Asking, askAgain, startAnswering } from "./ask-again.ts";

const mostWaiting = 5;

/**
 * Adds a question to a conversation and has it answered; while an earlier one is being answered, it waits for its turn. The same message a second time
 * adds nothing. Throws `MessageRefused`.
 */
export async function sendMessage(
  dependencies: ConversationDependencies & Asking,
  member: Member,
  request: PersonaMessage,
): Promise<void> {
  const conversationId = request.session_id;
  const taken = await dependencies.database.withTenant(member, async (transaction) => {
    const conversation = await lockConversation(transaction, conversationId);
    if (conversation?.userId !== member.userId || !isMeant(conversation, request)) throw conversationMissing();
    if (await findMessage(transaction, conversation.id, request.uuid)) return { isNew: false, turn: null };
    const persona = await dependencies.readPersona(transaction, request.customerProfileUuid, member.userId);
    assertMayTalk(persona, request.conceptUuid);
    return { isNew: true, turn: await store(dependencies, transaction, { conversation, request }) };
  });
  if (!taken.isNew) return askAgain(dependencies, member, { conversationId, uuid: request.uuid });
  if (taken.turn !== null) await startAnswering(dependencies, member, { conversationId, turn: taken.turn, attempt: 0 });
}

const isMeant = ({ customerProfileId, conceptId }: ConversationRow, request: PersonaMessage) =>
  customerProfileId === request.customerProfileUuid.toLowerCase() && conceptId === request.conceptUuid.toLowerCase();

/** The turn of a stored question when it is answered at once; null when it waits. */
async function store(
  { clock }: Pick<ConversationDependencies, "clock">,
  transaction: Transaction,
  { conversation, request }: { conversation: ConversationRow; request: PersonaMessage },
): Promise<number | null> {
  const { id: conversationId, accountId, answering } = conversation;
  if (answering !== null && (await unansweredTurns(transaction, conversationId)).length >= mostWaiting)
    throw tooManyWaiting();
  const turn = (await lastTurn(transaction, conversationId)) + 1;
  const at = clock();
  const { uuid, content } = request;
  await insertMessages(transaction, [
    { accountId, conversationId, turn, side: "question", uuid, role: "user", name: "", content, at },
  ]);
  await changeConversation(transaction, conversationId, { answering: answering ?? turn, updatedAt: at });
  return answering === null ? turn : null;
}
