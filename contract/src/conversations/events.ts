import { z } from "zod";
import { requiredText, Uuid } from "../plain-text.ts";
import { ConversationMessage } from "./schemas.ts";
import { personaMessageMaxLength } from "./words.ts";

const content = requiredText(personaMessageMaxLength, "No message to send.");

/**
 * Sent by the browser: a first message to a persona. The `id` of its envelope is the uuid of the message: the same one a second time starts
 * nothing more and is answered with the same handshake.
 */
export const ConversationStart = z.object({ conceptUuid: Uuid, customerProfileUuid: Uuid, content });
export type ConversationStart = z.infer<typeof ConversationStart>;

/** Sent by the browser: another message. `uuid` is made by the browser: the same one a second time adds nothing more. */
export const PersonaMessage = z.object({
  uuid: Uuid,
  conceptUuid: Uuid,
  customerProfileUuid: Uuid,
  session_id: Uuid,
  content,
});
export type PersonaMessage = z.infer<typeof PersonaMessage>;

export const conversationRequests = {
  "customer.profile.conversation.start": ConversationStart,
  "customer.profile.message": PersonaMessage,
} as const;

/** A conversation has begun. `uuid` is that of the message that began it. */
const Handshake = z.object({ sessionId: Uuid, conceptUuid: Uuid, customerProfileUuid: Uuid, uuid: Uuid });

/** A reply, whole and kept. `replyTo` is the uuid of the message that it answers. */
const PersonaReply = ConversationMessage.extend({ sessionId: Uuid, conceptUuid: Uuid, replyTo: Uuid });

/** A reply as far as it may be shown: all of it so far, each time. Passing: it is not told again after a reconnect. */
const PersonaReplyStream = z.object({
  sessionId: Uuid,
  conceptUuid: Uuid,
  replyTo: Uuid,
  content: z.string(),
});

const Typing = z.object({ sessionId: Uuid, conceptUuid: Uuid, value: z.boolean() });

/** What failed. `uuid` is that of the message that gets no reply; sending it again asks anew. */
const PersonaError = z.object({
  message: z.string(),
  code: z.string(),
  sessionId: Uuid.nullable(),
  conceptUuid: Uuid.nullable(),
  uuid: Uuid.nullable(),
});

export const conversationEvents = {
  "customer.profile.handshake": Handshake,
  "customer.profile.chat": PersonaReply,
  "customer.profile.chat.stream": PersonaReplyStream,
  "customer.profile.chat.typing": Typing,
  "customer.profile.error": PersonaError,
} as const;
