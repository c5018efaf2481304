import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { users } from "../../../access/tables.ts";
import { conceptVersions } from "../../../concepts/tables.ts";
import { versionSections } from "../../revisions/tables.ts";
import { sectionRevisions } from "../../tables.ts";

/** A section as a version holds it. */
export type HeldSection = typeof versionSections.$inferSelect;
type VersionRow = typeof conceptVersions.$inferSelect;

/** A version with what it is made of, and the name of who saved it. */
export interface KeptVersion {
  row: VersionRow;
  firstName: string | null;
  lastName: string | null;
  sections: HeldSection[];
}

/** The next versions of a concept before one, or the last ones, a few at a time, the newest first. */
export async function readVersionsBefore(
  transaction: Transaction,
  { conceptId, number }: { conceptId: string; number: number | undefined },
): Promise<KeptVersion[]> {
  const rows = await transaction
    .select({ row: conceptVersions, firstName: users.firstName, lastName: users.lastName })
    .from(conceptVersions)
    .leftJoin(users, eq(users.id, conceptVersions.savedBy))
    .where(
      and(
        eq(conceptVersions.conceptId, conceptId),
        number === undefined ? undefined : lt(conceptVersions.number, number),
      ),
    )
    .orderBy(desc(conceptVersions.number))
    .limit(50);
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const held = await transaction.select().from(versionSections).where(inArray(versionSections.versionId, ids));
  const byVersion = Map.groupBy(held, ({ versionId }) => versionId);
  return rows.map((each) => ({ ...each, sections: byVersion.get(each.row.id) ?? [] }));
}

/** The hash of what each revision of a concept says. */
export async function readContentHashes(
  transaction: Transaction,
  conceptId: string,
): Promise<ReadonlyMap<string, string>> {
  const { section, revision, contentHash } = sectionRevisions;
  const rows = await transaction
    .select({ section, revision, contentHash })
    .from(sectionRevisions)
    .where(eq(sectionRevisions.conceptId, conceptId));
  return new Map(rows.map((row) => [revisionName(row), row.contentHash]));
}

/** By this name a revision is found among those of its concept. */
export const revisionName = ({ section, revision }: Pick<HeldSection, "section" | "revision">) =>
  `${section}/${revision}`;

export async function insertVersions(
  transaction: Transaction,
  rows: readonly VersionRow[],
  sections: readonly HeldSection[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 200)
    await transaction.insert(conceptVersions).values(rows.slice(from, from + 200));
  for (let from = 0; from < sections.length; from += 500)
    await transaction.insert(versionSections).values(sections.slice(from, from + 500));
}
