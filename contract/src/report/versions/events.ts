import { z } from "zod";
import { Uuid } from "../../plain-text.ts";

/** A version was saved, or what is said of one has changed: lists of versions are read again. `createdAt` in seconds since 1970. */
const VersionsChanged = z.object({ conceptUuid: Uuid, versionUuid: Uuid, versionNumber: z.int(), createdAt: z.int() });

/** A person looks at a version from now on, in all of their windows; null for what stands. */
const VersionViewed = z.object({ conceptUuid: Uuid, versionUuid: Uuid.nullable() });

export const versionEvents = {
  "concept.versions.changed.account": VersionsChanged,
  "concept.version.viewed.user": VersionViewed,
} as const;
