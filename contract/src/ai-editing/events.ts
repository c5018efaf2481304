import { z } from "zod";
import { requiredText, Uuid } from "../plain-text.ts";
import { Edit, EditingMedia, EditingMessage, EditingScope } from "./schemas.ts";
import { editingMessageMaxLength } from "./words.ts";

// A file alone is a message, too.
const content = requiredText(editingMessageMaxLength, "No message to send.").or(z.literal(""));
const said = { content, media: EditingMedia.nullish(), scope: EditingScope.nullish() };

const somethingSaid = ({ content: text, media }: { content: string; media?: unknown }) => text !== "" || Boolean(media);
const nothing = { path: ["content"], error: "No message to send." };

/**
 * Sent by the browser: a first message about a report. The `id` of its envelope is the uuid of the message: the same one a second time starts nothing
 * more and is answered with the same handshake.
 */
export const EditingStart = z.object({ conceptUuid: Uuid, ...said }).refine(somethingSaid, nothing);
export type EditingStart = z.infer<typeof EditingStart>;

/** Sent by the browser: another message. `uuid` is made by the browser: the same one a second time adds nothing more. */
export const EditingSay = z
  .object({ uuid: Uuid, conceptUuid: Uuid, session_id: Uuid, ...said })
  .refine(somethingSaid, nothing);
export type EditingSay = z.infer<typeof EditingSay>;

/** Sent by the browser: a reply that is being written ends, and what is proposed is discarded. What was said stays. */
export const EditingCancel = z.object({ conceptUuid: Uuid, session_id: Uuid });
export type EditingCancel = z.infer<typeof EditingCancel>;

export const editingRequests = {
  "ai.editing.conversation.start": EditingStart,
  "ai.editing.message": EditingSay,
  "ai.editing.cancel": EditingCancel,
} as const;

const place = { conceptUuid: Uuid, sessionId: Uuid };

/** A conversation has begun. `uuid` is that of the message that began it. */
const Handshake = z.object({ ...place, uuid: Uuid });

/** What failed. `uuid` is that of the message that gets no reply; sending it again asks anew. */
const EditingError = z.object({
  conceptUuid: Uuid.nullable(),
  sessionId: Uuid.nullable(),
  uuid: Uuid.nullable(),
  code: z.string(),
  message: z.string(),
});

/** Whether a reply is awaited, and with what the time is spent. Passing. */
const Typing = z.object({ ...place, value: z.boolean(), content: z.string() });

/** A reply, whole and kept; its edits come in an event of their own, before it. */
const Reply = EditingMessage.extend(place);

/** A reply as far as it may be shown: all of it so far, each time. Passing. */
const ReplyStream = z.object({ ...place, replyTo: Uuid, stage: z.enum(["delta", "done"]), content: z.string() });

/** All edits that are open from now on: none after they were made or discarded. */
const Suggestion = z.object({ ...place, edits: z.array(Edit) });

/** Edits that were found good so far, while the others are being written. Passing. */
const SuggestionStream = z.object({
  ...place,
  replyTo: Uuid,
  stage: z.enum(["delta", "done"]),
  content: z.object({ edits: z.array(Edit) }),
});

/** Edits are being made: the report is locked for everybody but this person. */
const Started = z.object({
  conceptUuid: Uuid,
  userUuid: Uuid,
  userFirstName: z.string(),
  userLastName: z.string(),
});

/** The lock has ended. `applied`: whether the edits were made. */
const Finished = z.object({ conceptUuid: Uuid, userUuid: Uuid, applied: z.boolean() });

export const editingEvents = {
  "ai.editing.handshake": Handshake,
  "ai.editing.error": EditingError,
  "ai.editing.chat.typing": Typing,
  "ai.editing.chat": Reply,
  "ai.editing.chat.stream": ReplyStream,
  "ai.editing.edit.suggestion": Suggestion,
  "stream.ai.editing.edit.suggestion": SuggestionStream,
  "ai.editing.started": Started,
  "ai.editing.finished": Finished,
} as const;
