import { randomUUID } from "node:crypto";
import type { ServerEvents } from "@seedbed/contract/all-events";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import type { TestPerson } from "#test-support/test-server.ts";
import { TestSocket } from "../../platform/realtime/realtime.fixture.ts";

type PersonaEvent =
  | "customer.profile.handshake"
  | "customer.profile.chat"
  | "customer.profile.chat.stream"
  | "customer.profile.chat.typing"
  | "customer.profile.error";

/** Whom a message is for. */
export interface Addressed {
  conceptUuid: string;
  customerProfileUuid: string;
}

/** A person's tab in which one talks to personas. */
export interface Tab {
  socket: TestSocket;
  /** Sends the first message; gives its uuid. */
  start(to: Addressed, content: string, id?: string): string;
  /** Sends another message; gives its uuid. */
  say(to: Addressed & { sessionId: string }, content: string, uuid?: string): string;
  send(type: string, data: unknown, id?: string): void;
  told<Name extends PersonaEvent>(name: Name): ServerEvents[Name][];
  /** Waits for the session of the conversation that a message began. */
  session(uuid: string): Promise<string>;
  /** Waits for the reply to a message. */
  reply(uuid: string): Promise<ServerEvents["customer.profile.chat"]>;
  /** Waits for what went wrong with a message. */
  error(uuid: string): Promise<ServerEvents["customer.profile.error"]>;
}

export const whatYouUse = "What contractor deliveries do you use?";

/** A conversation whose first question is answered: that question's uuid, the session, and where to say more. */
export async function beginConversation(tab: Tab, to: Addressed, content = whatYouUse) {
  const first = tab.start(to, content);
  const sessionId = await tab.session(first);
  await tab.reply(first);
  return { first, sessionId, here: { ...to, sessionId } };
}

export async function openTab(url: string, person: Pick<TestPerson, "call"> | Caller): Promise<Tab> {
  const { body } = await person.call("POST v1/realtime/ticket");
  const socket = new TestSocket(`${url.replace("http", "ws")}/ws/v1/seedbed?token=${body.ticket}`);
  await eventually(async () => socket.messages[0]?.type === "ready");
  const send = (type: string, data: unknown, id: string = randomUUID()) =>
    socket.socket.send(JSON.stringify({ id, type, data }));
  const told = <Name extends PersonaEvent>(name: Name) =>
    socket.messages.flatMap(({ type, data }) => (type === name ? [data as ServerEvents[Name]] : []));
  return {
    socket,
    send,
    told,
    start(to, content, id = randomUUID()) {
      send("customer.profile.conversation.start", { ...to, content }, id);
      return id;
    },
    say({ sessionId, ...to }, content, uuid = randomUUID()) {
      send("customer.profile.message", { ...to, uuid, session_id: sessionId, content });
      return uuid;
    },
    session: (uuid) =>
      eventually(async () => told("customer.profile.handshake").find((shake) => shake.uuid === uuid)?.sessionId),
    reply: (uuid) => eventually(async () => told("customer.profile.chat").find(({ replyTo }) => replyTo === uuid)),
    error: (uuid) => eventually(async () => told("customer.profile.error").find((error) => error.uuid === uuid)),
  };
}

/** What was said in a conversation. */
export async function messagesOf(person: Pick<TestPerson, "call"> | Caller, cid: string) {
  const path = "GET v2/concept/customer-profile/conversation/{cid}/messages";
  return (await person.call(path, { params: { cid } })).body.results;
}
