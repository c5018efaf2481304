import { z } from "zod";
import { Instant, Origin, Uuid } from "../plain-text.ts";
import { factKinds, replyVerdicts } from "./words.ts";

/** A fact of a profile on which a sentence rests. */
export const RestsOn = z.object({
  kind: z.enum(factKinds),
  /** The uuid of the job, pain, alternative, step or signal; null for what stands in the profile itself or in the concept. */
  item: Uuid.nullable(),
  /** The field of the profile ("ageRange", "stance.priceLimit") or of the concept; null for an item. */
  field: z.string().nullable(),
  /** As it stood when it was said: "Storage counts as lettable area". */
  label: z.string(),
});
export type RestsOn = z.infer<typeof RestsOn>;

/** A sentence of a persona. It rests on facts, or is a guess, or says what the persona cannot know; a greeting or a question is none of these. */
export const SpokenSentence = z.object({
  text: z.string(),
  restsOn: z.array(RestsOn),
  /** What is guessed, in a few words ("half would carry"); null when nothing is. */
  guess: z.string().nullable(),
  /** What the persona does not know, in a few words ("contractor’s price"); null when it is not about that. */
  unknown: z.string().nullable(),
});
export type SpokenSentence = z.infer<typeof SpokenSentence>;

/** `content` is all sentences together. `verdict` says what the persona would do, where it was asked about that. */
export const ConversationMessage = z.object({
  uuid: Uuid,
  role: z.enum(["user", "assistant", "error"]),
  content: z.string(),
  name: z.string(),
  timestamp: Instant,
  /** Of an error: what failed, in capitals ("UNKNOWN"). */
  code: z.string().nullable(),
  media: z.array(z.never()),
  sentences: z.array(SpokenSentence),
  verdict: z.enum(replyVerdicts).nullable(),
  /** Who wrote a reply; null for an error. */
  origin: Origin.nullable(),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

export const Conversation = z.object({
  uuid: Uuid,
  createdAt: Instant,
  /** Of the last message. */
  updatedAt: Instant,
  customerProfileUuid: Uuid,
  conceptUuid: Uuid,
  /** The first question, cut to a line. */
  title: z.string(),
  /** The last reply, or around the words that were searched. */
  summary: z.string(),
  /** All of its replies were drafted without a model. */
  isDrafted: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;
