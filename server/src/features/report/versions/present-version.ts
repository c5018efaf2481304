import type { ConceptVersion } from "@seedbed/contract/report/versions/schemas";
import type { findPeople } from "../editing/people.ts";
import type { VersionRow } from "./version-store.ts";

/** A version as lists show it. */
export function presentVersion(
  version: VersionRow,
  { current, people }: { current: number; people: Awaited<ReturnType<typeof findPeople>> },
): ConceptVersion {
  return {
    uuid: version.id,
    versionNumber: version.number,
    fromVersionNumber: version.fromNumber,
    isCurrent: version.number === current,
    createdAt: Math.floor(version.createdAt.getTime() / 1000),
    comment: version.comment,
    aiSummary: version.summary,
    summaryOrigin: version.summaryOrigin,
    affectedSections: version.affectedSections,
    why: version.why,
    by: (version.savedBy && people.get(version.savedBy)) || null,
    toldBy: version.toldBy,
  };
}
