import { randomUUID } from "node:crypto";
import type { EditingMedia, EditingScope } from "@seedbed/contract/ai-editing/schemas";
import type { ServerEvents } from "@seedbed/contract/all-events";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import { TestSocket } from "../../platform/realtime/realtime.fixture.ts";

type EditingEvent = Extract<keyof ServerEvents, `ai.editing.${string}` | `stream.ai.editing.${string}`>;

/** What goes with a message. */
interface Beside {
  /** Of the message; a new one when absent. */
  uuid?: string;
  media?: EditingMedia;
  scope?: EditingScope;
}

/** A person's tab in which a report is edited with AI. */
export interface EditingTab {
  socket: TestSocket;
  send(type: string, data: unknown, id?: string): void;
  /** Sends the first message; gives its uuid. */
  start(conceptUuid: string, content: string, beside?: Beside): string;
  /** Sends another message; gives its uuid. */
  say(to: { conceptUuid: string; sessionId: string }, content: string, beside?: Beside): string;
  told<Name extends EditingEvent>(name: Name): ServerEvents[Name][];
  session(uuid: string): Promise<string>;
  /** Waits for the reply to a message. */
  reply(uuid: string): Promise<ServerEvents["ai.editing.chat"]>;
  /** The edits that were told last. */
  edits(): ServerEvents["ai.editing.edit.suggestion"]["edits"];
  /** Waits for what went wrong with a message. */
  error(uuid: string): Promise<ServerEvents["ai.editing.error"]>;
}

export async function openEditingTab(url: string, person: Pick<Caller, "call">): Promise<EditingTab> {
  const { body } = await person.call("POST v1/realtime/ticket");
  const socket = new TestSocket(`${url.replace("http", "ws")}/ws/v1/seedbed?token=${body.ticket}`);
  await eventually(async () => socket.messages[0]?.type === "ready");
  const send = (type: string, data: unknown, id: string = randomUUID()) =>
    socket.socket.send(JSON.stringify({ id, type, data }));
  const told = <Name extends EditingEvent>(name: Name) =>
    socket.messages.flatMap(({ type, data }) => (type === name ? [data as ServerEvents[Name]] : []));
  return {
    socket,
    send,
    told,
    start(conceptUuid, content, { uuid: id = randomUUID(), ...beside } = {}) {
      send("ai.editing.conversation.start", { conceptUuid, content, ...beside }, id);
      return id;
    },
    say({ conceptUuid, sessionId }, content, { uuid = randomUUID(), ...beside } = {}) {
      send("ai.editing.message", { conceptUuid, session_id: sessionId, uuid, content, ...beside });
      return uuid;
    },
    session: (uuid) =>
      eventually(async () => told("ai.editing.handshake").find((shake) => shake.uuid === uuid)?.sessionId),
    reply: (uuid) => eventually(async () => told("ai.editing.chat").find(({ replyTo }) => replyTo === uuid)),
    edits: () => told("ai.editing.edit.suggestion").at(-1)?.edits ?? [],
    error: (uuid) => eventually(async () => told("ai.editing.error").find((error) => error.uuid === uuid)),
  };
}

/** Takes edits as the person sees them. */
export const take = (
  person: Pick<Caller, "call">,
  { conceptUuid, sessionId }: { conceptUuid: string; sessionId: string },
  { edits, updateOutdated = false }: { edits: readonly { uuid: string }[]; updateOutdated?: boolean },
) =>
  person.call("POST v2/concept/ai/report/edit", {
    body: {
      concept_uuid: conceptUuid,
      session_id: sessionId,
      edit: { edits: edits.map(({ uuid }) => uuid), updateOutdated },
    },
  });
