import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { versionCommentMaxLength } from "../../limits.ts";
import { Origin, textUpTo, Uuid } from "../../plain-text.ts";
import { Person } from "../editing/schemas.ts";
import { versionReasons } from "./vocabulary.ts";

export const VersionReason = z.enum(versionReasons);
export type VersionReason = z.infer<typeof VersionReason>;

/** A concept and its report as they stood at a moment. */
export const ConceptVersion = z.object({
  uuid: Uuid,
  versionNumber: z.int(),
  /** The version it was brought back from. */
  fromVersionNumber: z.int().nullable(),
  isCurrent: z.boolean(),
  /** Seconds since 1970. */
  createdAt: z.int(),
  comment: z.string(),
  /** What it changed, in a sentence. */
  aiSummary: z.string(),
  /** Who wrote that sentence: the drafter at first, and a model a little later where one is connected. */
  summaryOrigin: Origin,
  affectedSections: z.array(ReportSection),
  why: VersionReason,
  /** Null where that is not known. */
  by: Person.nullable(),
  /** The name of who saved it in another installation, as an evidence bundle tells it. */
  toldBy: z.string().nullable(),
});
export type ConceptVersion = z.infer<typeof ConceptVersion>;

/** The newest first. */
export const ConceptVersions = z.object({
  versions: z.array(ConceptVersion),
  version_count: z.int(),
  /** Whether something was changed since the newest was saved. */
  isChangedSince: z.boolean(),
  /** The version that the caller looks at in place of what stands. */
  viewed: Uuid.nullable(),
});
export type ConceptVersions = z.infer<typeof ConceptVersions>;

/** What a person says of a version that is saved, and which sections it is about beside those that were changed. */
export const VersionToSave = z.object({
  comment: textUpTo(versionCommentMaxLength).nullish(),
  affectedSections: z.array(ReportSection).max(20).nullish(),
  /** `left`: the person leaves the report. */
  why: z.enum(["asked", "left"]).nullish(),
});

/** What a field says on both sides; null where it says nothing, or is not there. */
export const ComparedField = z.object({
  field: z.string(),
  /** As people call it: "Value proposition". */
  label: z.string(),
  before: z.union([z.string(), z.number(), z.null()]),
  after: z.union([z.string(), z.number(), z.null()]),
  /** Of two numbers. */
  difference: z.number().nullable(),
});
export type ComparedField = z.infer<typeof ComparedField>;

/** A thing that differs, or with `item` null what a section says beside its lists. */
export const ComparedThing = z.object({
  item: Uuid.nullable(),
  change: z.enum(["added", "removed", "moved", "changed"]),
  /** What it tells a person, "Quiet motors"; empty for the section itself. */
  name: z.string(),
  /** It has another place among its list, beside what else was changed. */
  isMoved: z.boolean(),
  fields: z.array(ComparedField),
});
export type ComparedThing = z.infer<typeof ComparedThing>;

/** A section that differs; `concept` for the concept's own words. */
export const ComparedPart = z.object({
  part: z.union([z.literal("concept"), ReportSection]),
  /** `added`: only the later side has it. */
  change: z.enum(["added", "removed", "changed"]),
  things: z.array(ComparedThing),
});
export type ComparedPart = z.infer<typeof ComparedPart>;

/** How two versions differ, or a version and what stands; null for what stands. */
export const VersionComparison = z.object({
  before: ConceptVersion,
  after: ConceptVersion.nullable(),
  parts: z.array(ComparedPart),
});
export type VersionComparison = z.infer<typeof VersionComparison>;
