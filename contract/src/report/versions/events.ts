import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { Uuid } from "../../plain-text.ts";
import { Person } from "../editing/schemas.ts";

/** What was said of a version as it was saved. */
const SavedVersion = z.object({
  title: z.string(),
  /** Null for what nobody asked for. */
  by: Person.nullable(),
  comment: z.string().nullable(),
  summary: z.string(),
  affectedSections: z.array(ReportSection),
});

/** A version was saved, which `saved` is there for, or what is said of one has changed: lists of versions are read again. `createdAt` in seconds since 1970. */
const VersionsChanged = z.object({
  conceptUuid: Uuid,
  versionUuid: Uuid,
  versionNumber: z.int(),
  createdAt: z.int(),
  saved: SavedVersion.optional(),
});

/** A person looks at a version from now on, in all of their windows; null for what stands. */
const VersionViewed = z.object({ conceptUuid: Uuid, versionUuid: Uuid.nullable() });

export const versionEvents = {
  "concept.versions.changed.account": VersionsChanged,
  "concept.version.viewed.user": VersionViewed,
} as const;
