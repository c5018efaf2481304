import type { ServerEvents } from "@seedbed/contract/all-events";
import { onEvent } from "../../../transport/events.ts";
import type { AiEditing } from "../editing-query.ts";
import type { CurrentMessage, LiveStore } from "./live.ts";
import { isAnswered } from "./said.ts";
import { withMessage } from "./with-message.ts";

/** What is done with what the server tells of editing a report with AI. */
interface Hearing {
  conceptUuid: string;
  live: LiveStore;
  session: () => AiEditing["session"];
  /** Changes what is known of the server's conversation. */
  change: (work: (editing: AiEditing) => AiEditing) => void;
  ask: (message: CurrentMessage | null) => void;
  fail: (error: { message: string; code: string }) => void;
  waitFor: () => void;
  stopWaiting: () => void;
  readAgain: () => Promise<void>;
}

type Session = NonNullable<AiEditing["session"]>;

/** Hears what the server tells of this report, of no other one; answers how to stop. */
export function hearServer(hearing: Hearing): (() => void)[] {
  const { conceptUuid, live, session, change, ask, fail, waitFor, stopWaiting, readAgain } = hearing;

  const ours = <Told extends { conceptUuid: string | null }>(hear: (told: Told) => void) => {
    return (told: Told) => {
      if (told.conceptUuid === conceptUuid) hear(told);
    };
  };
  const inSession = (sessionId: string, work: (known: Session) => Session) =>
    change((editing) => {
      const empty: Session = { sessionId, messages: [], edits: [], isThinking: false };
      const known = editing.session?.sessionId === sessionId ? editing.session : empty;
      return { ...editing, session: work(known) };
    });
  const isAwaited = (uuid: string | null) => live.read().currentMessage?.uuid === uuid;

  const hearHandshake = ({ sessionId, uuid }: ServerEvents["ai.editing.handshake"]) => {
    if (isAwaited(uuid)) waitFor();
    inSession(sessionId, (known) => ({ ...known, isThinking: true }));
  };
  const hearTyping = ({ sessionId, value, content }: ServerEvents["ai.editing.chat.typing"]) => {
    const { currentMessage } = live.read();
    if (currentMessage && !currentMessage.error) waitFor();
    // Somebody asks in another window: what they ask is read.
    else if (value) void readAgain();
    live.set({ doing: value ? content : "" });
    inSession(sessionId, (known) => ({ ...known, isThinking: value }));
  };
  const hearStream = ({ replyTo, content }: ServerEvents["ai.editing.chat.stream"]) => {
    if (isAwaited(replyTo)) waitFor();
    if (!isAnswered(session(), replyTo)) live.set({ reply: { replyTo, content } });
  };
  const hearArriving = ({ replyTo, content }: ServerEvents["stream.ai.editing.edit.suggestion"]) => {
    if (isAwaited(replyTo)) waitFor();
    // What passes may come behind what is kept.
    if (!isAnswered(session(), replyTo)) live.set({ arriving: { replyTo, edits: content.edits } });
  };
  const hearEdits = ({ sessionId, edits }: ServerEvents["ai.editing.edit.suggestion"]) => {
    const { left } = live.read();
    live.set({ arriving: null, left: left.filter((each) => edits.some(({ uuid }) => uuid === each)) });
    inSession(sessionId, (known) => ({ ...known, edits }));
  };
  const hearReply = ({ conceptUuid: _concept, sessionId, ...message }: ServerEvents["ai.editing.chat"]) => {
    const { currentMessage } = live.read();
    const asked = currentMessage?.uuid === message.replyTo ? currentMessage : null;
    const isKnown = session()?.messages.some(({ uuid }) => uuid === message.replyTo) === true;
    inSession(sessionId, (known) => withMessage(known, { asked, message }));
    live.set({ reply: null, arriving: null, doing: "" });
    if (asked) {
      stopWaiting();
      ask(null);
    } else if (!isKnown) void readAgain();
  };
  const hearError = (told: ServerEvents["ai.editing.error"]) => {
    // What failed elsewhere is of no concern here.
    if (told.conceptUuid !== null && told.conceptUuid !== conceptUuid) return;
    const { currentMessage } = live.read();
    const isOurs = told.uuid ? isAwaited(told.uuid) : currentMessage !== null && currentMessage.error === null;
    if (isOurs) fail({ message: told.message, code: told.code });
    else if (told.conceptUuid) void readAgain();
  };

  return [
    onEvent("ai.editing.handshake", ours(hearHandshake)),
    onEvent("ai.editing.chat.typing", ours(hearTyping)),
    onEvent("ai.editing.chat.stream", ours(hearStream)),
    onEvent("stream.ai.editing.edit.suggestion", ours(hearArriving)),
    onEvent("ai.editing.edit.suggestion", ours(hearEdits)),
    onEvent("ai.editing.chat", ours(hearReply)),
    onEvent("ai.editing.error", hearError),
    onEvent(
      "ai.editing.started",
      ours(() => void readAgain()),
    ),
    onEvent(
      "ai.editing.finished",
      ours(() => void readAgain()),
    ),
  ];
}
