import type { ConversationMessage } from "@seedbed/contract/conversations/schemas";

/** Where somebody talks to a persona: with it alone, or with several at once. A persona has a conversation of each kind. */
export type TalkPlace = "alone" | "several";

/** What a message says of why there is no reply. */
export interface TalkFailure {
  message: string;
  code: string;
}

/** A message that this window has sent. It is shown at once, and stays until the server's own list has it and its reply. */
export interface Outgoing {
  uuid: string;
  profile: string;
  conceptUuid: string;
  /** Null for a message that begins a conversation, until the server has named that. */
  conversation: string | null;
  content: string;
  /** When it was written. */
  at: string;
  /** How often it was put on the line by itself. */
  sent: number;
  error: TalkFailure | null;
  isAnswered: boolean;
}

/** A reply as it came, and the message that it answers. */
export type Arrived = ConversationMessage & { replyTo: string; sessionId: string };

/** What passes in a conversation. */
export interface Live {
  isTyping: boolean;
  /** A reply so far. */
  stream: { replyTo: string; content: string } | null;
}

export const nothingPasses: Live = { isTyping: false, stream: null };

export interface TalksState {
  outgoing: readonly Outgoing[];
  arrived: readonly Arrived[];
  live: Readonly<Record<string, Live>>;
  /** The conversations that began with these messages. */
  sessions: Readonly<Record<string, string>>;
  /** What is talked in at each place with each persona: a conversation, or the message that begins one. */
  current: Readonly<Record<string, string>>;
}

export const emptyTalks: TalksState = { outgoing: [], arrived: [], live: {}, sessions: {}, current: {} };

export const placeKey = (place: TalkPlace, profile: string): string => `${place} ${profile}`;

/** The conversation behind a name of a talk; null for none, and for one that the server has not named yet. */
export function conversationOf({ sessions, outgoing }: TalksState, talk: string | null): string | null {
  if (talk === null) return null;
  return sessions[talk] ?? (outgoing.some(({ uuid }) => uuid === talk) ? null : talk);
}

/** What this window has sent in a talk. */
export function outgoingIn(state: TalksState, talk: string | null): readonly Outgoing[] {
  if (talk === null) return [];
  const conversation = conversationOf(state, talk);
  return state.outgoing.filter(
    (message) => message.uuid === talk || (conversation !== null && message.conversation === conversation),
  );
}

export const isAwaited = ({ isAnswered, error }: Outgoing): boolean => !isAnswered && error === null;
