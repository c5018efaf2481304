import { httpTimeout } from "@seedbed/contract/limits";
import type { QueryClient } from "@tanstack/react-query";
import { onStatus, sendRequest, socketStatus } from "../../../transport/events.ts";
import { readAgain } from "../../../transport/queries/read-again.ts";
import { conversationKeys } from "../../../transport/query-keys.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import { type Hearing, hearServer } from "./hear-server.ts";
import { keepTalks, keptTalks, talksBefore } from "./kept-talks.ts";
import {
  conversationOf,
  isAwaited,
  type Live,
  nothingPasses,
  type Outgoing,
  placeKey,
  type TalkPlace,
  type TalksState,
} from "./outgoing.ts";

/** As often as a message is put on the line by itself: a second time when the line was lost. */
const sendingsMax = 2;
const noReply = { message: "No reply came. Send it again.", code: "NO_REPLY" };

export interface NewMessage {
  place: TalkPlace;
  profile: string;
  conceptUuid: string;
  content: string;
  /** What it belongs to; null for a message that begins a conversation. */
  talk: string | null;
}

export type Talks = ReturnType<typeof createTalks>;

/**
 * What a person's window says to personas and hears from them. A message is shown before it is sent; it is sent as soon as there is a line, and
 * once more when the line was lost, with the same uuid, so that it is never there twice. Listens to the server as long as somebody looks.
 */
export function createTalks(queryClient: QueryClient) {
  const kept = keptTalks();
  let state = talksBefore(kept);
  let line = 0;
  /** On which line a message was sent last. */
  const lineOf = new Map<string, number>();
  const patience = new Map<string, number>();
  const listeners = new Set<() => void>();
  let stops: (() => void)[] = [];

  const set = (change: Partial<TalksState>) => {
    state = { ...state, ...change };
    keepTalks(kept, state);
    for (const listener of [...listeners]) listener();
  };
  const change = (uuid: string, changed: Partial<Outgoing>) =>
    set({ outgoing: state.outgoing.map((each) => (each.uuid === uuid ? { ...each, ...changed } : each)) });
  const pass = (conversation: string, changed: Partial<Live>) =>
    set({ live: { ...state.live, [conversation]: { ...(state.live[conversation] ?? nothingPasses), ...changed } } });
  const readMessages = (conversation: string) => readAgain(queryClient, conversationKeys.messages(conversation));
  const readLists = (profile: string) =>
    void queryClient.invalidateQueries({ queryKey: conversationKeys.lists(profile) });

  const stopWaiting = (uuid: string) => {
    window.clearTimeout(patience.get(uuid));
    patience.delete(uuid);
  };
  const fail = (uuid: string, error: Outgoing["error"]) => {
    stopWaiting(uuid);
    const conversation = state.outgoing.find((each) => each.uuid === uuid)?.conversation;
    if (conversation) pass(conversation, nothingPasses);
    change(uuid, { error });
  };
  const waitFor = (uuid: string) => {
    stopWaiting(uuid);
    patience.set(
      uuid,
      window.setTimeout(() => fail(uuid, noReply), httpTimeout),
    );
  };
  const deliver = ({ uuid, conversation, conceptUuid, profile, content, sent }: Outgoing) => {
    const about = { conceptUuid, customerProfileUuid: profile, content };
    const isSent = conversation
      ? sendRequest("customer.profile.message", { ...about, uuid, session_id: conversation })
      : sendRequest("customer.profile.conversation.start", about, uuid);
    if (!isSent) return;
    lineOf.set(uuid, line);
    waitFor(uuid);
    change(uuid, { sent: sent + 1 });
  };
  /** What has no reply yet, and has not been sent on this line. */
  const deliverWaiting = () => {
    if (socketStatus() !== "open") return;
    for (const message of state.outgoing)
      if (isAwaited(message) && message.sent < sendingsMax && lineOf.get(message.uuid) !== line) deliver(message);
  };

  const hearing: Hearing = {
    read: () => state,
    ...{ set, pass, fail, stopWaiting, readMessages, readLists },
    isWaitedFor: (uuid) => patience.has(uuid),
    waitFor,
  };

  // Also while nobody looks, so that a lost line is known when somebody does again.
  onStatus((status) => {
    if (status !== "open") return;
    line += 1;
    // What passed on the line that was lost is not told again.
    if (listeners.size === 0) return;
    set({ live: {} });
    deliverWaiting();
  });

  const begin = () => {
    stops = hearServer(hearing);
    // What passed while nobody listened is not told again.
    state = { ...state, live: {} };
    for (const message of state.outgoing) if (isAwaited(message) && message.sent > 0) waitFor(message.uuid);
    deliverWaiting();
  };
  const end = () => {
    for (const stop of stops) stop();
    for (const uuid of [...patience.keys()]) stopWaiting(uuid);
  };

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    /** Answers the uuid of the message. */
    send({ place, profile, conceptUuid, content, talk }: NewMessage): string {
      const message: Outgoing = {
        ...{ uuid: randomUuid(), profile, conceptUuid, content: content.trim() },
        conversation: conversationOf(state, talk),
        ...{ at: new Date().toISOString(), sent: 0, error: null, isAnswered: false },
      };
      const current = talk === null ? { ...state.current, [placeKey(place, profile)]: message.uuid } : state.current;
      set({ outgoing: [...state.outgoing, message], current });
      deliver(message);
      return message.uuid;
    },
    /** Asks anew for the reply to a message, under its uuid. */
    sendAgain(message: Pick<Outgoing, "uuid" | "profile" | "conceptUuid" | "content" | "conversation">): void {
      const again = { ...message, at: new Date().toISOString(), sent: 0, error: null, isAnswered: false };
      const others = state.outgoing.filter(({ uuid }) => uuid !== message.uuid);
      set({ outgoing: [...others, again] });
      deliver(again);
    },
    /** These have their reply, as the server's list tells: it may have come while nobody listened. */
    settle(uuids: readonly string[]): void {
      if (uuids.length === 0) return;
      for (const uuid of uuids) stopWaiting(uuid);
      const settled = (each: Outgoing) => ({ ...each, isAnswered: true, error: null });
      set({ outgoing: state.outgoing.map((each) => (uuids.includes(each.uuid) ? settled(each) : each)) });
    },
    /** Puts a conversation, or none, where somebody talks to a persona. */
    open(place: TalkPlace, profile: string, talk: string | null): void {
      const { [placeKey(place, profile)]: _before, ...others } = state.current;
      set({ current: talk === null ? others : { ...others, [placeKey(place, profile)]: talk } });
    },
  };
}
