import { z } from "zod";
import { PersonName, ReportSection } from "../../concepts/schemas.ts";
import { Instant, textUpTo, Uuid } from "../../plain-text.ts";
import { changesMax } from "./edits.ts";

/** A field or a place of a section's `edits`: names with dots between, `[]` behind each list. */
const Path = z.string().max(200);

/** An id that the caller has made: the same call a second time adds nothing more. */
export const NewUuid = z.union([z.uuidv4().toLowerCase(), z.uuidv7().toLowerCase()]);

/**
 * One change of a section by hand. `item` is null for what stands in the section itself. `seen` is what the person saw there: when
 * something else stands by now, the call is refused with `conflict`, unless that is what was wanted.
 */
export const PersonalChange = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("set"),
    item: Uuid.nullable(),
    field: Path,
    value: z.unknown(),
    seen: z.unknown(),
  }),
  z.object({
    kind: z.literal("add"),
    place: Path,
    /** The item that holds the list; null for a list of the section. */
    parent: Uuid.nullable(),
    /** The fields that people may write; those that may be empty can be left out. */
    item: z.looseObject({ uuid: NewUuid }),
    /** Its position; at the end when absent. */
    at: z.int().min(0).max(1000).optional(),
  }),
  z.object({ kind: z.literal("remove"), item: Uuid, seen: z.looseObject({ uuid: Uuid }) }),
  z.object({ kind: z.literal("move"), item: Uuid, at: z.int().min(0).max(1000) }),
  /** All that an item holds becomes what was written of it last: what people changed, added and took out there is forgotten. */
  z.object({ kind: z.literal("reset"), item: Uuid }),
]);
export type PersonalChange = z.infer<typeof PersonalChange>;

export const PersonalChanges = z.object({ changes: z.array(PersonalChange).min(1).max(changesMax) });

/** The revision of a section that stands after a change. */
export const ChangedRevision = z.object({ revision: z.int() });

export const Person = PersonName.extend({ uuid: Uuid });

/** Null where that is no longer known. */
const Who = z.object({ by: Person.nullable(), at: Instant.nullable() });

/** `withAi`: the AI has proposed it, and the person has taken it. */
const Author = Who.extend({ withAi: z.boolean().optional() });

/** What of a section is people's own work. */
export const SectionWork = z.object({
  edits: z.array(
    Author.extend({
      item: Uuid.nullable(),
      field: z.string(),
      /** What was written there before people changed it, where that is a number, nothing or a few words; absent where it is not known. */
      written: z.union([z.number(), z.string(), z.null()]).optional(),
    }),
  ),
  added: z.array(Author.extend({ item: Uuid })),
  /** Items that a reset would make another; absent where nothing can be reset. */
  resettable: z.array(Uuid).optional(),
});
export type SectionWork = z.infer<typeof SectionWork>;

/** What writing takes: calls of a model, seconds, and US dollars; null when its price is not known. */
export const WritingEstimate = z.object({ calls: z.int(), seconds: z.int(), usd: z.number().nullable() });
export type WritingEstimate = z.infer<typeof WritingEstimate>;

/** Something that has changed since a section was written from it. */
export const OutdatedCause = Who.extend({
  source: z.union([z.literal("concept"), ReportSection]),
  item: Uuid.nullable(),
  field: z.string().nullable(),
  /** A few words for a person: "Summary of “Political”", "“Quiet motors” removed". */
  what: z.string(),
  /** The text or number that stood there and that stands there now, cut where it is long; null where that is not known or no text. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The source that was rejected, or the item whose claim was marked as wrong, and what it is known by; null for every other change. */
  withdrawn: z.object({ kind: z.enum(["source", "claim"]), uuid: Uuid, name: z.string() }).nullable(),
});
export type OutdatedCause = z.infer<typeof OutdatedCause>;

export const OutdatedSections = z.object({
  sections: z.array(
    z.object({
      section: ReportSection,
      causes: z.array(OutdatedCause),
      /** What of people's work stays when it is written anew. */
      keeps: z.object({ fields: z.int(), items: z.int() }),
      estimate: WritingEstimate,
    }),
  ),
  /** All of them in one run, those that can at the same time. */
  together: WritingEstimate.extend({ sections: z.int() }),
  /** No model is connected: they are drafted, and nothing is called. */
  isDrafted: z.boolean(),
});
export type OutdatedSections = z.infer<typeof OutdatedSections>;

/** Where a person is in a report. */
export const Presence = z.object({
  /** Null takes the person out. */
  section: ReportSection.nullable(),
  /** What the person edits: the uuid of an item and a field, as the screen names them. */
  field: textUpTo(300).nullish(),
});

export const PresentPerson = Person.extend({
  section: ReportSection,
  field: z.string().nullable(),
  at: Instant,
});
export type PresentPerson = z.infer<typeof PresentPerson>;
