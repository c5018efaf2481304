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
  /** Who wrote that sentence. */
  summaryOrigin: Origin,
  affectedSections: z.array(ReportSection),
  why: VersionReason,
  /** Null where that is not known. */
  by: Person.nullable(),
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
