import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import type { ConversationDependencies } from "../dependencies.ts";
import type { SpokenReply } from "../persona/spoken-reply.ts";
import { presentMessage } from "../present.ts";
import {
  type ConversationRow,
  changeConversation,
  findAnswer,
  insertAnswer,
  lockConversation,
  type MessageRow,
  readMessages,
} from "../store.ts";
import type { ReplyInput } from "../workflows/reply-input.ts";

interface KeptTurn {
  conversation: ConversationRow;
  question: MessageRow;
  /** Of the persona. */
  name: string;
}

type Next = { turn: number; attempt: number } | null;
type Dependencies = Pick<ConversationDependencies, "database" | "clock" | "hub">;

/** Keeps a reply with the event that tells of it; nothing when the turn has one. Gives the turn that is next. */
export function storeReply(dependencies: Dependencies, input: ReplyInput, kept: KeptTurn & { reply: SpokenReply }) {
  const { reply, name } = kept;
  return storeAnswer(dependencies, input, { ...kept, answer: { ...reply, role: "assistant", name, code: null } });
}

/** Keeps why there is no reply, in its place, with the event that tells of it. Gives the turn that is next. */
export function storeReplyError(
  dependencies: Dependencies,
  input: ReplyInput,
  kept: KeptTurn & { failure: { message: string; code: string } },
) {
  const { failure, name } = kept;
  const { message: content, code } = failure;
  return storeAnswer(dependencies, input, {
    ...kept,
    answer: { role: "error", name, content, code, sentences: [], verdict: null, origin: null },
  });
}

type Answer = Pick<MessageRow, "role" | "name" | "content" | "code" | "sentences" | "verdict" | "origin">;

async function storeAnswer(
  { database, clock, hub }: Dependencies,
  input: ReplyInput,
  { conversation, question, answer }: KeptTurn & { answer: Answer },
): Promise<Next> {
  const { accountId, userId } = input;
  const place = { sessionId: conversation.id, conceptUuid: conversation.conceptId };
  const next = await database.withTenant(input, async (transaction) => {
    const held = await lockConversation(transaction, conversation.id);
    if (!held) return null;
    const at = clock();
    const turn = { accountId, conversationId: held.id, turn: question.turn };
    const isKept = await insertAnswer(transaction, { ...turn, ...answer, side: "answer", uuid: randomUUID(), at });
    const stored = isKept ? await findAnswer(transaction, turn) : undefined;
    if (stored) tell(transaction, { accountId, userId }, { question, stored, place });
    const following = await waitingAfter(transaction, held.id, question.turn);
    await changeConversation(transaction, held.id, {
      answering: following?.turn ?? null,
      ...(isKept ? { updatedAt: at } : {}),
    });
    return following;
  });
  hub.pass(input, "customer.profile.chat.typing", { ...place, value: false });
  return next;
}

function tell(
  transaction: Transaction,
  recipient: { accountId: string; userId: string },
  {
    question,
    stored,
    place,
  }: { question: MessageRow; stored: MessageRow; place: { sessionId: string; conceptUuid: string } },
): void {
  if (stored.role === "error") {
    const data = { ...place, message: stored.content, code: stored.code ?? "UNKNOWN", uuid: question.uuid };
    publish(transaction, recipient, { type: "customer.profile.error", data });
  } else {
    const data = { ...presentMessage(stored), ...place, replyTo: question.uuid };
    publish(transaction, recipient, { type: "customer.profile.chat", data });
  }
}

/** The earliest question without any answer; one that failed is asked again by the person alone. */
async function waitingAfter(transaction: Transaction, conversationId: string, turn: number): Promise<Next> {
  const messages = await readMessages(transaction, conversationId);
  const answered = new Set(messages.filter(({ side }) => side === "answer").map((message) => message.turn));
  const next = messages.find(
    (message) => message.side === "question" && message.turn !== turn && !answered.has(message.turn),
  );
  return next ? { turn: next.turn, attempt: next.attempt } : null;
}
