import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { Instant, Origin, requiredText, textUpTo, Uuid } from "../../plain-text.ts";
import { Person } from "../editing/schemas.ts";
import { Source } from "../source.ts";
import { sourceCategories } from "../vocabulary.ts";

/** A person's word on a source or a claim: taken back by it. */
export const Verdict = z.object({ by: Person.nullable(), at: Instant, reason: z.string() });
export type Verdict = z.infer<typeof Verdict>;

/** How sure a claim is by the stated rule, from the sources that stand; null for reasoning alone. */
export const Confidence = z.enum(["low", "medium", "high"]).nullable();

/** A span of a source, with the words of the kept copy around it. */
export const ShownPassage = z.object({
  before: z.string(),
  quote: z.string(),
  after: z.string(),
  stance: z.enum(["for", "against"]),
  /** The statement it belongs to, counted from 0; null for what was added to the item as a whole. */
  step: z.int().nullable(),
  /** Whether the kept copy holds the quote letter by letter; false also where no copy is kept. */
  isFound: z.boolean(),
});

/** A source of an item as the viewer shows it. `number` counts from 1 and stays for as long as the item stands as it is. */
export const ShownSource = Source.extend({
  number: z.int(),
  passages: z.array(ShownPassage),
  rejected: Verdict.nullable(),
  /** Whether a copy is kept that can be read. */
  hasCopy: z.boolean(),
  /** Whether the page said something else when it was read last. */
  hasChanged: z.boolean(),
  /** Who added it; null for what research found. */
  addedBy: Person.nullable(),
});
export type ShownSource = z.infer<typeof ShownSource>;

/** A statement that the conclusion rests on. */
export const ReasoningStep = z.object({
  text: z.string(),
  /** Numbers of the sources that carry it and stand, and how many of their publishers are independent of each other. */
  sources: z.array(z.int()),
  publishers: z.int(),
  /** Numbers of the sources that speak against it. */
  against: z.array(z.int()),
  premises: z.array(z.string()),
  /** Marked as wrong by a person. */
  wrong: Verdict.nullable(),
});

/** What stands behind an item of a report. */
export const EvidenceView = z.object({
  item: Uuid,
  section: ReportSection,
  /** The field of the item that holds the evidence, for items with evidence in several; "" for the item itself. */
  field: z.string(),
  /** What the item is called, and what it concludes. */
  title: z.string(),
  conclusion: z.string(),
  /** The conclusion is marked as wrong by a person. */
  wrong: Verdict.nullish(),
  /** Who wrote the conclusion as it stands. */
  origin: Origin,
  confidence: Confidence,
  /** One sentence: how the confidence follows from the sources. */
  confidenceReason: z.string(),
  steps: z.array(ReasoningStep),
  /** What it was written from, where no statements are noted. */
  premises: z.array(z.string()),
  sources: z.array(ShownSource),
  /** What would change the conclusion; empty where that is not known. */
  whatWouldTurn: z.string(),
  /** How many searches were made for it; 0 where nothing was researched. */
  searches: z.int(),
});
export type EvidenceView = z.infer<typeof EvidenceView>;

/** A source of a report, and the items that rest on it. */
export const ReportSource = Source.extend({
  items: z.array(z.object({ item: Uuid, section: ReportSection, field: z.string(), title: z.string() })),
  rejected: Verdict.nullable(),
  hasCopy: z.boolean(),
});
export type ReportSource = z.infer<typeof ReportSource>;

/** A kept copy as text. */
export const SourceCopy = Source.extend({
  text: z.string(),
  hash: z.string(),
  /** Later and earlier copies of the same page, the newest first. */
  others: z.array(z.object({ uuid: Uuid, retrievedAt: Instant })),
});
export type SourceCopy = z.infer<typeof SourceCopy>;

export const VerdictReason = z.object({ reason: textUpTo(500).default("") });

/** Which statement is marked; its words, so that it is the one that was seen. Empty for the conclusion as a whole. */
export const ClaimVerdict = VerdictReason.extend({
  field: textUpTo(100).default(""),
  claim: textUpTo(2000).default(""),
});

/** A source that a person adds to an item: an address that is read, a file beside it, or words quoted from elsewhere. */
export const AddedSource = z.object({
  field: textUpTo(100).default(""),
  /** The statement it belongs to; the conclusion as a whole when empty. */
  claim: textUpTo(2000).default(""),
  stance: z.enum(["for", "against"]).default("for"),
  title: requiredText(300),
  url: textUpTo(2048)
    .pipe(z.url({ protocol: /^https?$/ }))
    .nullish(),
  /** The words it is added for; looked for in the file, or in the page when it can be read. */
  quote: textUpTo(2000).default(""),
  category: z.enum(sourceCategories).nullish(),
  publishedDate: z.iso.date().nullish(),
});
export type AddedSource = z.infer<typeof AddedSource>;
