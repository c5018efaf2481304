import type { ServerEvents } from "@seedbed/contract/all-events";
import { httpTimeout } from "@seedbed/contract/limits";
import type { QueryClient } from "@tanstack/react-query";
import { onEvent, onStatus, sendRequest, socketStatus } from "../../../transport/events.ts";
import { conversationKeys } from "../../../transport/query-keys.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import { keepTalks, keptTalks, talksBefore } from "./kept-talks.ts";
import {
  conversationOf,
  isAwaited,
  type Live,
  type Outgoing,
  placeKey,
  type TalkPlace,
  type TalksState,
} from "./outgoing.ts";

/** As often as a message is put on the line by itself: a second time when the line was lost. */
const sendingsMax = 2;
const noReply = { message: "No reply came. Send it again.", code: "NO_REPLY" };
const nothingPasses: Live = { isTyping: false, stream: null };

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
  const readMessages = (conversation: string) =>
    void queryClient.invalidateQueries({ queryKey: conversationKeys.messages(conversation) });
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
  const awaitedIn = (conversation: string) =>
    state.outgoing.filter((each) => each.conversation === conversation && isAwaited(each));

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

  const hearHandshake = ({ sessionId, uuid, customerProfileUuid }: ServerEvents["customer.profile.handshake"]) => {
    readLists(customerProfileUuid);
    if (!state.outgoing.some((each) => each.uuid === uuid)) return;
    waitFor(uuid);
    set({
      sessions: { ...state.sessions, [uuid]: sessionId },
      outgoing: state.outgoing.map((each) => (each.uuid === uuid ? { ...each, conversation: sessionId } : each)),
    });
  };
  const hearTyping = ({ sessionId, value }: ServerEvents["customer.profile.chat.typing"]) => {
    const mine = awaitedIn(sessionId);
    for (const { uuid } of mine) waitFor(uuid);
    // Somebody asks in another window: what they ask is read.
    if (value && mine.length === 0) readMessages(sessionId);
    pass(sessionId, { isTyping: value });
  };
  const hearStream = ({ sessionId, replyTo, content }: ServerEvents["customer.profile.chat.stream"]) => {
    if (patience.has(replyTo)) waitFor(replyTo);
    if (!state.arrived.some((each) => each.replyTo === replyTo)) pass(sessionId, { stream: { replyTo, content } });
  };
  const hearReply = ({ conceptUuid: _concept, ...reply }: ServerEvents["customer.profile.chat"]) => {
    const { sessionId, replyTo } = reply;
    stopWaiting(replyTo);
    const asked = state.outgoing.find(({ uuid }) => uuid === replyTo);
    const arrived = [...state.arrived.filter((each) => each.replyTo !== replyTo), reply];
    set({
      arrived,
      live: { ...state.live, [sessionId]: nothingPasses },
      outgoing: state.outgoing.map((each) =>
        each.uuid === replyTo ? { ...each, conversation: sessionId, isAnswered: true, error: null } : each,
      ),
      ...(asked && asked.conversation === null ? { sessions: { ...state.sessions, [replyTo]: sessionId } } : {}),
    });
    if (asked) readLists(asked.profile);
    else readMessages(sessionId);
  };
  const hearError = ({ message, code, sessionId, uuid }: ServerEvents["customer.profile.error"]) => {
    const meant = state.outgoing.filter(
      (each) => isAwaited(each) && (uuid ? each.uuid === uuid : !sessionId || each.conversation === sessionId),
    );
    for (const each of meant) fail(each.uuid, { message, code });
    if (sessionId && meant.length === 0) {
      pass(sessionId, nothingPasses);
      readMessages(sessionId);
    }
  };

  // Also while nobody looks, so that a lost line is known when somebody does again.
  onStatus((status) => {
    if (status !== "open") return;
    line += 1;
    if (listeners.size > 0) deliverWaiting();
  });

  const begin = () => {
    stops = [
      onEvent("customer.profile.handshake", hearHandshake),
      onEvent("customer.profile.chat.typing", hearTyping),
      onEvent("customer.profile.chat.stream", hearStream),
      onEvent("customer.profile.chat", hearReply),
      onEvent("customer.profile.error", hearError),
    ];
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
    /** Puts a conversation, or none, where somebody talks to a persona. */
    open(place: TalkPlace, profile: string, talk: string | null): void {
      const { [placeKey(place, profile)]: _before, ...others } = state.current;
      set({ current: talk === null ? others : { ...others, [placeKey(place, profile)]: talk } });
    },
  };
}
