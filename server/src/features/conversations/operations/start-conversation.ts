import { randomUUID } from "node:crypto";
import type { ConversationStart } from "@seedbed/contract/conversations/events";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { beginningOf } from "../beginning-of.ts";
import type { ConversationDependencies, FoundPersona } from "../dependencies.ts";
import { greetingOf } from "../persona/greeting.ts";
import { assertMayTalk } from "../policy.ts";
import { type ConversationRow, findStarted, insertConversation } from "../store/conversations.ts";
import { insertMessages } from "../store/messages.ts";
import { type Asking, askAgain, startAnswering } from "./ask-again.ts";

const titleLength = 80;

/**
 * Begins a conversation with its greeting and the first question, tells the person its session and has the question answered. The same message a second
 * time adds nothing and is told the same session. Throws `MessageRefused`.
 */
export async function startConversation(
  dependencies: ConversationDependencies & Asking,
  member: Member,
  { uuid, request }: { uuid: string; request: ConversationStart },
): Promise<void> {
  const { database, hub } = dependencies;
  const started = await database.withTenant(member, async (transaction) => {
    const begun = { userId: member.userId, startUuid: uuid };
    const earlier = await findStarted(transaction, begun);
    if (earlier) return { conversation: earlier, isNew: false };
    const persona = await dependencies.readPersona(transaction, request.customerProfileUuid, member.userId);
    assertMayTalk(persona, request.conceptUuid);
    const conversation = await store(dependencies, transaction, { member, uuid, persona, content: request.content });
    if (conversation) return { conversation, isNew: true };
    const meanwhile = await findStarted(transaction, begun);
    return meanwhile && { conversation: meanwhile, isNew: false };
  });
  if (!started) return;
  const { conversation, isNew } = started;
  if (isNew) return startAnswering(dependencies, member, { conversationId: conversation.id, turn: 1, attempt: 0 });
  hub.pass(member, "customer.profile.handshake", handshakeOf(conversation));
  return askAgain(dependencies, member, { conversationId: conversation.id, uuid });
}

const handshakeOf = ({ id, conceptId, customerProfileId, startUuid }: ConversationRow) => ({
  sessionId: id,
  conceptUuid: conceptId,
  customerProfileUuid: customerProfileId,
  uuid: startUuid,
});

async function store(
  { clock }: Pick<ConversationDependencies, "clock">,
  transaction: Transaction,
  { member, uuid, persona, content }: { member: Member; uuid: string; persona: FoundPersona; content: string },
): Promise<ConversationRow | undefined> {
  const { accountId, userId } = member;
  const { profile, concept } = persona;
  const at = clock();
  const conversation = await insertConversation(transaction, {
    id: randomUUID(),
    accountId,
    userId,
    conceptId: concept.id,
    customerProfileId: profile.uuid,
    startUuid: uuid,
    title: beginningOf(content, titleLength),
    answering: 1,
    createdAt: at,
    updatedAt: at,
  });
  if (!conversation) return undefined;
  const greeting = greetingOf(profile);
  const said = { accountId, conversationId: conversation.id, at };
  await insertMessages(transaction, [
    {
      ...said,
      turn: 0,
      side: "answer",
      uuid: randomUUID(),
      role: "assistant",
      name: profile.name,
      content: greeting.map(({ text }) => text).join(" "),
      sentences: greeting,
      origin: profile.origin,
    },
    { ...said, turn: 1, side: "question", uuid, role: "user", name: "", content },
  ]);
  publish(transaction, { accountId, userId }, { type: "customer.profile.handshake", data: handshakeOf(conversation) });
  return conversation;
}
