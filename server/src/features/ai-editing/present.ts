import type { EditingMessage, EditingSession } from "@seedbed/contract/ai-editing/schemas";
import type { EditRow } from "./store/edits.ts";
import type { MessageRow } from "./store/messages.ts";
import type { SessionRow } from "./store/sessions.ts";

/** A message as it is told; `question` is the one that an answer is to. */
export function presentMessage(row: MessageRow, question: MessageRow | undefined): EditingMessage {
  const { uuid, role, name, content, at, media, scope, code, origin } = row;
  return {
    uuid,
    role,
    name,
    content,
    timestamp: at.toISOString(),
    media: media && { mediaData: "", mimetype: media.mimetype, filename: media.filename },
    scope: scope ?? null,
    origin,
    code,
    replyTo: row.side === "answer" ? (question?.uuid ?? null) : null,
  };
}

export function presentSession(
  session: SessionRow,
  messages: readonly MessageRow[],
  edits: readonly EditRow[],
): EditingSession {
  const questions = new Map(messages.filter(({ side }) => side === "question").map((row) => [row.turn, row]));
  return {
    sessionId: session.id,
    messages: messages.map((row) => presentMessage(row, questions.get(row.turn))),
    edits: edits.map(({ edit }) => edit),
    isThinking: session.answering !== null,
  };
}

export const placeOf = ({ id, conceptId }: Pick<SessionRow, "id" | "conceptId">) => ({
  sessionId: id,
  conceptUuid: conceptId,
});
