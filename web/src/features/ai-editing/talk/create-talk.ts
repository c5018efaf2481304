import type { EditingMedia, EditingScope } from "@seedbed/contract/ai-editing/schemas";
import { httpTimeout } from "@seedbed/contract/limits";
import type { QueryClient } from "@tanstack/react-query";
import { onStatus, sendRequest, socketStatus } from "../../../transport/events.ts";
import { readAgain } from "../../../transport/queries/read-again.ts";
import { tell } from "../../../transport/queries/tell.ts";
import { editingKeys } from "../../../transport/query-keys.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import { type AiEditing, editingQuery } from "../editing-query.ts";
import { hearServer } from "./hear-server.ts";
import { keptMessage } from "./kept-message.ts";
import { type CurrentMessage, type LiveStore, nothingPasses } from "./live.ts";
import { isAnswered } from "./said.ts";

/** As often as a message is put on the line by itself: a second time when the line was lost. */
const sendingsMax = 2;
const noReply = { message: "No reply came. Send it again.", code: "NO_REPLY" };

export interface Say {
  content: string;
  media: EditingMedia | null;
  scope: EditingScope | null;
}

interface Place {
  conceptUuid: string;
  live: LiveStore;
}

/**
 * What a person says to the AI about one report, one feedback at a time: shown before it is sent, sent as soon as there is a line, and once more when
 * the line was lost, under the same uuid, so that it is never there twice.
 */
export function createTalk(queryClient: QueryClient, { conceptUuid, live }: Place) {
  const queryKey = editingKeys.of(conceptUuid);
  const kept = keptMessage(conceptUuid);
  let line = 0;
  /** The line on which the message was sent last. */
  let sentOn: number | null = null;
  let patience: number | undefined;

  const known = () => queryClient.getQueryData<AiEditing>(queryKey);
  const session = () => known()?.session ?? null;
  const readTalkAgain = () => readAgain(queryClient, queryKey);
  const change = (work: (editing: AiEditing) => AiEditing) => {
    tell<AiEditing>(queryClient, queryKey, (editing) => editing && work(editing));
    if (!known()) void readTalkAgain();
  };
  const ask = (message: CurrentMessage | null) => {
    kept.write(message);
    live.set({ currentMessage: message });
  };

  const stopWaiting = () => window.clearTimeout(patience);
  const fail = (error: { message: string; code: string }) => {
    stopWaiting();
    const { currentMessage } = live.read();
    live.set({ reply: null, arriving: null, doing: "" });
    if (currentMessage) ask({ ...currentMessage, error });
    change((editing) =>
      editing.session ? { ...editing, session: { ...editing.session, isThinking: false } } : editing,
    );
  };
  const waitFor = () => {
    stopWaiting();
    patience = window.setTimeout(() => fail(noReply), httpTimeout);
  };

  function deliver(): void {
    const { currentMessage } = live.read();
    if (!currentMessage || currentMessage.error || socketStatus() !== "open") return;
    const { uuid, content, media, scope, sent } = currentMessage;
    const about = { conceptUuid, content, media, scope };
    const session_id = session()?.sessionId;
    const isSent = session_id
      ? sendRequest("ai.editing.message", { ...about, uuid, session_id })
      : sendRequest("ai.editing.conversation.start", about, uuid);
    if (!isSent) return;
    sentOn = line;
    waitFor();
    ask({ ...currentMessage, sent: sent + 1 });
  }
  /** What has no reply yet, and has not been sent on this line. */
  function deliverWaiting(): void {
    const { currentMessage } = live.read();
    if (!currentMessage || currentMessage.error || currentMessage.sent >= sendingsMax || sentOn === line) return;
    deliver();
  }
  async function resume(): Promise<void> {
    const { currentMessage } = live.read();
    if (!currentMessage || currentMessage.error) return;
    // The reply may have come while nobody listened.
    const editing = await queryClient.fetchQuery({ ...editingQuery(conceptUuid), staleTime: 0 }).catch(() => known());
    if (isAnswered(editing?.session, currentMessage.uuid)) return ask(null);
    deliverWaiting();
  }

  return {
    begin(): () => void {
      if (!live.read().currentMessage) live.set({ currentMessage: withSendings(kept.read()) });
      const stops = [
        ...hearServer({
          conceptUuid,
          live,
          session,
          change,
          ask,
          fail,
          waitFor,
          stopWaiting,
          readAgain: readTalkAgain,
        }),
        onStatus((status) => {
          if (status !== "open") return;
          line += 1;
          // What passed on the line that was lost is not told again.
          live.set({ reply: null, arriving: null });
          void readTalkAgain();
          deliverWaiting();
        }),
      ];
      void resume();
      return () => {
        for (const stop of stops) stop();
        stopWaiting();
      };
    },
    /** Sends a message that is new. */
    say({ content, media, scope }: Say): void {
      ask({ uuid: randomUuid(), content, media, scope, at: new Date().toISOString(), sent: 0, error: null });
      deliver();
    },
    /** Asks anew for a reply to a message, under its uuid. */
    sayAgain(message: Pick<CurrentMessage, "uuid" | "content" | "media" | "scope" | "at">): void {
      ask({ ...message, sent: 0, error: null });
      deliver();
    },
    /** Ends a reply that is being written, and discards what is proposed. False when there is no line. */
    cancel(): boolean {
      const sessionId = session()?.sessionId;
      if (sessionId && !sendRequest("ai.editing.cancel", { conceptUuid, session_id: sessionId })) return false;
      stopWaiting();
      ask(null);
      live.set({ ...nothingPasses });
      change((editing) =>
        editing.session ? { ...editing, session: { ...editing.session, edits: [], isThinking: false } } : editing,
      );
      void readTalkAgain();
      return true;
    },
    /** The server's list has the reply. */
    settle(): void {
      stopWaiting();
      ask(null);
      live.set({ reply: null, doing: "" });
    },
    /** Nothing is known of the conversation any longer. */
    forget(): void {
      stopWaiting();
      ask(null);
      live.set(nothingPasses);
      change((editing) => ({ ...editing, session: null }));
    },
    readAgain: readTalkAgain,
  };
}

// What was under way may be sent by itself once more.
const withSendings = (message: CurrentMessage | null) =>
  message && { ...message, sent: Math.min(message.sent, sendingsMax - 1) };
