import type { ServerEvents } from "@seedbed/contract/all-events";
import { onEvent } from "../../../transport/events.ts";
import { isAwaited, type Live, nothingPasses, type TalkFailure, type TalksState } from "./outgoing.ts";

/** What is done with what the server tells of conversations. */
export interface Hearing {
  read: () => TalksState;
  set: (change: Partial<TalksState>) => void;
  /** Something passes in a conversation. */
  pass: (conversation: string, changed: Partial<Live>) => void;
  fail: (uuid: string, error: TalkFailure) => void;
  /** The reply to a message is waited for from now on. */
  waitFor: (uuid: string) => void;
  stopWaiting: (uuid: string) => void;
  isWaitedFor: (uuid: string) => boolean;
  readMessages: (conversation: string) => Promise<void>;
  readLists: (profile: string) => void;
}

/** Hears what the server tells of conversations; answers how to stop. */
export function hearServer(hearing: Hearing): (() => void)[] {
  const { read, set, pass, fail, waitFor, stopWaiting, isWaitedFor, readMessages, readLists } = hearing;

  const hearHandshake = ({ sessionId, uuid, customerProfileUuid }: ServerEvents["customer.profile.handshake"]) => {
    readLists(customerProfileUuid);
    if (!read().outgoing.some((each) => each.uuid === uuid)) return;
    waitFor(uuid);
    set({
      sessions: { ...read().sessions, [uuid]: sessionId },
      outgoing: read().outgoing.map((each) => (each.uuid === uuid ? { ...each, conversation: sessionId } : each)),
    });
  };
  const hearTyping = ({ sessionId, value }: ServerEvents["customer.profile.chat.typing"]) => {
    const mine = read().outgoing.filter((each) => each.conversation === sessionId && isAwaited(each));
    for (const { uuid } of mine) waitFor(uuid);
    // Somebody asks in another window: what they ask is read.
    if (value && mine.length === 0) void readMessages(sessionId);
    pass(sessionId, { isTyping: value });
  };
  const hearStream = ({ sessionId, replyTo, content }: ServerEvents["customer.profile.chat.stream"]) => {
    if (isWaitedFor(replyTo)) waitFor(replyTo);
    if (!read().arrived.some((each) => each.replyTo === replyTo)) pass(sessionId, { stream: { replyTo, content } });
  };
  const hearReply = ({ conceptUuid: _concept, ...reply }: ServerEvents["customer.profile.chat"]) => {
    const { sessionId, replyTo } = reply;
    stopWaiting(replyTo);
    const asked = read().outgoing.find(({ uuid }) => uuid === replyTo);
    const arrived = [...read().arrived.filter((each) => each.replyTo !== replyTo), reply];
    set({
      arrived,
      live: { ...read().live, [sessionId]: nothingPasses },
      outgoing: read().outgoing.map((each) =>
        each.uuid === replyTo ? { ...each, conversation: sessionId, isAnswered: true, error: null } : each,
      ),
      ...(asked && asked.conversation === null ? { sessions: { ...read().sessions, [replyTo]: sessionId } } : {}),
    });
    if (asked) readLists(asked.profile);
    else void readMessages(sessionId);
  };
  const hearError = ({ message, code, sessionId, uuid }: ServerEvents["customer.profile.error"]) => {
    const meant = read().outgoing.filter(
      (each) => isAwaited(each) && (uuid ? each.uuid === uuid : !sessionId || each.conversation === sessionId),
    );
    for (const each of meant) fail(each.uuid, { message, code });
    if (sessionId && meant.length === 0) {
      pass(sessionId, nothingPasses);
      void readMessages(sessionId);
    }
  };

  return [
    onEvent("customer.profile.handshake", hearHandshake),
    onEvent("customer.profile.chat.typing", hearTyping),
    onEvent("customer.profile.chat.stream", hearStream),
    onEvent("customer.profile.chat", hearReply),
    onEvent("customer.profile.error", hearError),
  ];
}
