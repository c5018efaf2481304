import { isOutage } from "../../../platform/database/outage.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import { conceptArchived, MessageRefused, profileRemoved } from "../conversation-failures.ts";
import type { ConversationDependencies, FoundPersona } from "../dependencies.ts";
import { replyInput } from "../persona/reply-input.ts";
import { type SpokenReply, spokenReply } from "../persona/spoken-reply.ts";
import { type ConversationRow, findConversation, type MessageRow, readMessages } from "../store.ts";
import { readTalk } from "../tasks/persona-reply/checking/talk.ts";
import type { PersonaReplyInput } from "../tasks/persona-reply/persona-input.ts";
import { releasedText } from "../tasks/persona-reply/released-text.ts";
import { personaReplyTask } from "../tasks/persona-reply/task.ts";
import type { ReplyInput } from "../workflows/reply-input.ts";
import { replyId } from "./ask-again.ts";
import { storeReply, storeReplyError } from "./store-reply.ts";

/**
 * Answers a turn: what may be shown of the reply goes to the person while it is being written, and the whole of it is kept once. What fails is kept as
 * an error in its place. Gives the turn that is to be answered next; null when there is none.
 */
export async function answerTurn(
  dependencies: ConversationDependencies,
  input: ReplyInput,
  signal: AbortSignal,
): Promise<{ turn: number; attempt: number } | null> {
  const { database, hub, log } = dependencies;
  const read = await database.readTenant(input, async (transaction) => {
    const conversation = await findConversation(transaction, input.conversationId);
    if (!conversation) return undefined;
    const messages = await readMessages(transaction, conversation.id);
    const persona = await dependencies.readPersona(transaction, conversation.customerProfileId, input.userId);
    return { conversation, messages, persona };
  });
  if (!read) return null;
  const { conversation, messages, persona } = read;
  const question = messages.find(({ turn, side }) => turn === input.turn && side === "question");
  const isAnswered = messages.some(({ turn, side }) => turn === input.turn && side === "answer");
  if (!question || isAnswered) return nextOf(messages, conversation, input);
  const place = { sessionId: conversation.id, conceptUuid: conversation.conceptId };
  const name = messages.find(({ turn }) => turn === 0)?.name ?? "";
  const kept = { conversation, question, name };
  hub.pass(input, "customer.profile.chat.typing", { ...place, value: true });
  try {
    const asked = replyInput(assertStands(persona), messages, input.turn);
    if (!asked) return null;
    let shown = "";
    const reply = await write(dependencies, asked, {
      input,
      signal,
      onText: (content) => {
        if (content === "" || content === shown) return;
        shown = content;
        hub.pass(input, "customer.profile.chat.stream", { ...place, replyTo: question.uuid, content });
      },
    });
    return await database.availability.throughOutages(
      () => storeReply(dependencies, input, { ...kept, reply }),
      signal,
    );
  } catch (error) {
    // The step begins again when the database is back.
    if (isOutage(error)) throw error;
    // A server that is going down leaves the turn to its next start.
    if (signal.aborted) throw error;
    if (!(error instanceof TaskFailed || error instanceof MessageRefused))
      log.error({ err: error, conversation: conversation.id }, "a persona could not answer");
    return await storeReplyError(dependencies, input, { ...kept, failure: failureOf(error) });
  }
}

/** After a crash between an answer and what follows it: what follows. */
function nextOf(
  messages: readonly MessageRow[],
  { answering }: ConversationRow,
  { turn }: ReplyInput,
): { turn: number; attempt: number } | null {
  if (answering === null || answering === turn) return null;
  const next = messages.find((message) => message.turn === answering && message.side === "question");
  return next ? { turn: next.turn, attempt: next.attempt } : null;
}

function assertStands(persona: FoundPersona | undefined): FoundPersona {
  if (!persona || persona.isRemoved) throw profileRemoved();
  if (persona.concept.isArchived) throw conceptArchived();
  return persona;
}

async function write(
  { gateway }: Pick<ConversationDependencies, "gateway">,
  asked: PersonaReplyInput,
  { input, signal, onText }: { input: ReplyInput; signal: AbortSignal; onText(content: string): void },
): Promise<SpokenReply> {
  const talk = readTalk(asked);
  const { output, origin } = await gateway.runTask(personaReplyTask, asked, {
    accountId: input.accountId,
    userId: input.userId,
    idempotencyKey: replyId(input),
    signal,
    onPartial: (partial) => onText(releasedText(partial, talk)),
  });
  return spokenReply(output, asked, origin);
}

export interface ReplyFailure {
  message: string;
  code: string;
}

function failureOf(error: unknown): ReplyFailure {
  if (error instanceof MessageRefused) return { message: error.message, code: error.reason };
  if (error instanceof TaskFailed) return { message: error.sentence, code: error.code.toUpperCase() };
  return { message: "Something went wrong. Please try again.", code: "UNKNOWN" };
}
