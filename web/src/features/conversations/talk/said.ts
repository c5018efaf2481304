import type { ConversationMessage } from "@seedbed/contract/conversations/schemas";
import type { Arrived, Live, Outgoing } from "./outgoing.ts";

/** One thing of a conversation as it is shown. */
export type Said =
  | { kind: "question"; uuid: string; content: string; isSent: boolean }
  | { kind: "reply"; uuid: string; message: ConversationMessage; question: string | null }
  /** A reply while it comes. */
  | { kind: "stream"; uuid: string; content: string }
  /** `question` is the message that gets no reply, where it is known. */
  | { kind: "error"; uuid: string; message: string; code: string; question: string | null };

interface Parts {
  /** As the server knows them. */
  messages: readonly ConversationMessage[];
  outgoing: readonly Outgoing[];
  arrived: readonly Arrived[];
  live: Live | undefined;
}

const unknownCode = "UNKNOWN";
const somethingWrong = "Something went wrong. Please try again.";

/**
 * A conversation in its order: what the server has, then what this window has sent and heard since, each of it once. An error goes when a reply
 * to the same message is there.
 */
export function saidIn({ messages, outgoing, arrived, live }: Parts): Said[] {
  const said: Said[] = [];
  let question: string | null = null;
  for (const message of messages) {
    if (message.role === "user") {
      if (question !== null) tail(said, question, { outgoing, arrived, live });
      question = message.uuid;
      said.push({ kind: "question", uuid: message.uuid, content: message.content, isSent: true });
    } else if (message.role === "assistant") {
      if (question !== null) dropError(said, question);
      said.push({ kind: "reply", uuid: message.uuid, message, question });
    } else {
      said.push(errorOf(message, question));
    }
  }
  if (question !== null) tail(said, question, { outgoing, arrived, live });
  const known = new Set(messages.map(({ uuid }) => uuid));
  for (const message of outgoing) {
    if (known.has(message.uuid)) continue;
    said.push({ kind: "question", uuid: message.uuid, content: message.content, isSent: message.sent > 0 });
    tail(said, message.uuid, { outgoing, arrived, live });
  }
  return said;
}

/** Those of the messages that have their reply in the server's list. */
export function answeredIn(messages: readonly ConversationMessage[], sent: readonly Outgoing[]): string[] {
  const answered = new Set<string>();
  let question: string | null = null;
  for (const { role, uuid } of messages) {
    if (role === "user") question = uuid;
    if (role === "assistant" && question !== null) answered.add(question);
  }
  return sent.filter(({ uuid }) => answered.has(uuid)).map(({ uuid }) => uuid);
}

/** What follows a question that the server's list does not tell yet. */
function tail(said: Said[], question: string, { outgoing, arrived, live }: Omit<Parts, "messages">): void {
  const hasReply = said.some((each) => each.kind === "reply" && each.question === question);
  if (hasReply) return;
  const reply = arrived.find(({ replyTo }) => replyTo === question);
  if (reply) {
    dropError(said, question);
    said.push({ kind: "reply", uuid: reply.uuid, message: reply, question });
    return;
  }
  const sent = outgoing.find(({ uuid }) => uuid === question);
  if (sent && !sent.error) dropError(said, question);
  if (live?.stream?.replyTo === question) {
    said.push({ kind: "stream", uuid: `stream-${question}`, content: live.stream.content });
  } else if (sent?.error && !said.some((each) => each.kind === "error" && each.question === question)) {
    said.push({ kind: "error", uuid: `error-${question}`, ...wordsOf(sent.error), question });
  }
}

function dropError(said: Said[], question: string): void {
  const index = said.findIndex((each) => each.kind === "error" && each.question === question);
  if (index >= 0) said.splice(index, 1);
}

const errorOf = ({ uuid, content, code }: ConversationMessage, question: string | null): Said => ({
  kind: "error",
  uuid,
  ...wordsOf({ message: content, code: code ?? "" }),
  question,
});

/** What an error says to a person: the server's sentence and code, where it has them. */
const wordsOf = ({ message, code }: { message: string; code: string }) => ({
  message: message.trim() || somethingWrong,
  code: code.trim() || unknownCode,
});
