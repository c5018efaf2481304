import { isRecord, type KeptEntry, keptEntry } from "../../../transport/kept/kept-entry.ts";
import { emptyTalks, type Outgoing, placeKey, type TalksState } from "./outgoing.ts";

/** What of a person's talks outlives a reload: what has no reply yet, and where they are. */
type KeptTalks = Pick<TalksState, "outgoing" | "sessions" | "current">;

export const keptTalks = (): KeptEntry<KeptTalks> => keptEntry("conversations", "talks", isKeptTalks);

const isKeptTalks = (value: unknown): value is KeptTalks =>
  isRecord(value) &&
  Array.isArray(value.outgoing) &&
  value.outgoing.every(isOutgoing) &&
  hasTexts(value.sessions) &&
  hasTexts(value.current);

const hasTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((each) => typeof each === "string");

const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) &&
  [value.uuid, value.profile, value.conceptUuid, value.content, value.at].every((each) => typeof each === "string") &&
  (value.conversation === null || typeof value.conversation === "string") &&
  typeof value.sent === "number" &&
  typeof value.isAnswered === "boolean" &&
  (value.error === null || isRecord(value.error));

/** The talks as they were before a reload. What was under way may be sent by itself once more. */
export function talksBefore(entry: KeptEntry<KeptTalks>): TalksState {
  const kept = entry.read();
  if (!kept) return emptyTalks;
  const outgoing = kept.outgoing.map((message) => ({ ...message, sent: Math.min(message.sent, 1) }));
  return { ...emptyTalks, ...kept, outgoing };
}

export function keepTalks(entry: KeptEntry<KeptTalks>, { outgoing, sessions, current }: TalksState): void {
  const unanswered = outgoing.filter(({ isAnswered }) => !isAnswered);
  entry.write({ outgoing: unanswered, sessions, current });
}

/** Whether the person has talked to this persona in this tab. */
export const hasTalk = (profile: string): boolean =>
  keptTalks().read()?.current[placeKey("alone", profile)] !== undefined;
