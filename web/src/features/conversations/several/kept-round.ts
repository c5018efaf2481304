import { isRecord, type KeptEntry, keptEntry } from "../../../transport/kept/kept-entry.ts";

/** A persona that is asked beside others. */
export interface Asked {
  profile: string;
  /** The conversation with it, or the message that begins it; null before it was asked anything. */
  talk: string | null;
  /** The question that was put to it last. */
  message: string | null;
}

/** One question put to several personas, each in a conversation of its own. */
export interface Round {
  /** Empty before the first one. */
  question: string;
  asked: readonly Asked[];
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const isAsked = (value: unknown): value is Asked =>
  isRecord(value) && typeof value.profile === "string" && isTextOrNull(value.talk) && isTextOrNull(value.message);

const isRound = (value: unknown): value is Round =>
  isRecord(value) &&
  typeof value.question === "string" &&
  Array.isArray(value.asked) &&
  value.asked.length > 0 &&
  value.asked.every(isAsked);

/** What was asked of several personas of a concept last; it outlives a reload. */
export const keptRound = (conceptUuid: string): KeptEntry<Round> =>
  keptEntry("conversations", `several.${conceptUuid}`, isRound);
