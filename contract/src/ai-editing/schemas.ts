import { z } from "zod";
import { PersonName, ReportSection } from "../concepts/schemas.ts";
import { Instant, Origin, textUpTo, Uuid } from "../plain-text.ts";
import { editBases, editChangeKinds, editIcons, editingMediaMax, editingQuoteMaxLength } from "./words.ts";

// Four letters of base64 stand for three bytes.
const mediaDataMaxLength = Math.ceil(editingMediaMax / 3) * 4;
const tooLarge = `A file can have at most ${editingMediaMax / 1000} kB.`;

/** A file that goes with a message: `mediaData` is its content in base64. Of a message that is kept it is empty; the text of a document is kept, and a picture for as long as the conversation. */
export const EditingMedia = z.object({
  mediaData: z.base64("This file cannot be read.").max(mediaDataMaxLength, tooLarge),
  mimetype: z.string().max(200),
  filename: textUpTo(255),
});
export type EditingMedia = z.infer<typeof EditingMedia>;

/** What a message is about: nothing else is changed then. */
export const EditingScope = z.object({
  section: ReportSection,
  /** A thing in the section; without one, the section itself. */
  item: Uuid.nullish(),
  /** A field of the thing, or of the section, with dots between. */
  field: textUpTo(200).nullish(),
  /** The words that were selected. */
  quote: textUpTo(editingQuoteMaxLength).nullish(),
});
export type EditingScope = z.infer<typeof EditingScope>;

/** `name` is that of the person, empty for a reply, and "system_error" where it says what went wrong. */
export const EditingMessage = z.object({
  uuid: Uuid,
  role: z.enum(["user", "assistant"]),
  name: z.string(),
  content: z.string(),
  timestamp: Instant,
  media: EditingMedia.nullable(),
  scope: EditingScope.nullable(),
  /** Of a reply: who wrote it; null for a person and for what went wrong. */
  origin: Origin.nullable(),
  /** Of what went wrong, in capitals ("UNKNOWN"). */
  code: z.string().nullable(),
  /** Of a reply: the message that it answers. */
  replyTo: Uuid.nullable(),
});
export type EditingMessage = z.infer<typeof EditingMessage>;

/** What an edit rests on. `quote`: the words of a passage or of a person. */
export const EditBasis = z.object({
  kind: z.enum(editBases),
  quote: z.string().nullable(),
  /** Of a passage: the source of the report that holds it. */
  sourceUuid: Uuid.nullable(),
  /** Of a passage: what the source is called. */
  sourceTitle: z.string().nullable(),
});
export type EditBasis = z.infer<typeof EditBasis>;

/**
 * One change as it is shown and as it is made. `set`: `before` and `after` are what the field says. `add` and `remove`: the item's fields that people may
 * write, by their names, with null on the other side. `move`: its places among its list, counted from 1.
 */
export const EditChange = z.object({
  kind: z.enum(editChangeKinds),
  /** The thing; null for what stands in the section itself. Of an added one, the id it will have. */
  item: Uuid.nullable(),
  /** What people know it by: "“Quiet motors”", "Political"; the section's label for the section itself. */
  itemName: z.string(),
  /** The field that is set, with dots between; null for every other kind. */
  field: z.string().nullable(),
  /** What people call it: "Value proposition"; the name of the list for every other kind. */
  fieldName: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** It touches what a person wrote or added. */
  isPersonal: z.boolean(),
  /** The list that a thing is added to, taken out of or moved in ("[].jobs[]"), and the thing that holds the list; null for `set`. */
  place: z.string().nullable(),
  parent: Uuid.nullable(),
});
export type EditChange = z.infer<typeof EditChange>;

/** What becomes another number or text by itself when an edit is made: a sum, a market size, a risk. */
export const EditConsequence = z.object({
  item: Uuid.nullable(),
  itemName: z.string(),
  field: z.string(),
  fieldName: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type EditConsequence = z.infer<typeof EditConsequence>;

/** An edit that is proposed: taken or left as a whole. */
export const Edit = z.object({
  uuid: Uuid,
  title: z.string(),
  description: z.string(),
  section: ReportSection,
  icon: z.enum(editIcons),
  basis: EditBasis,
  /** All of them are of this one section. */
  changes: z.array(EditChange).min(1),
  follows: z.array(EditConsequence),
  /** Sections that are outdated by it. */
  outdates: z.array(ReportSection),
  origin: Origin,
});
export type Edit = z.infer<typeof Edit>;

const EditingPerson = PersonName.extend({ uuid: Uuid });

/** What one person and the AI have said about a report, and what is proposed. */
export const EditingSession = z.object({
  sessionId: Uuid,
  messages: z.array(EditingMessage),
  /** Those that are open: neither made nor discarded. */
  edits: z.array(Edit),
  /** A reply is awaited. */
  isThinking: z.boolean(),
});
export type EditingSession = z.infer<typeof EditingSession>;

/** Who edits the report with AI right now; it is locked for everybody else. */
export const EditingLock = z.object({ by: EditingPerson, isMine: z.boolean(), since: Instant, until: Instant });
export type EditingLock = z.infer<typeof EditingLock>;

export const AiEditing = z.object({
  /** The caller's; null before the first message and after it was cleared. */
  session: EditingSession.nullable(),
  lock: EditingLock.nullable(),
  /** The model that is connected takes pictures. */
  takesPictures: z.boolean(),
  /** No model is connected: what can be done without one is done. */
  isDrafted: z.boolean(),
});
export type AiEditing = z.infer<typeof AiEditing>;
