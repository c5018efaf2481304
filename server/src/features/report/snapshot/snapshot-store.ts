import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conceptVersions } from "../../concepts/tables.ts";
import { type StandingSections, stands } from "../revisions/revision-store.ts";
import { versionSections } from "../revisions/tables.ts";
import { reportSections, sectionRevisions } from "../tables.ts";

/** What stands of a whole report, at one moment. */
export async function readStandingSections(transaction: Transaction, conceptId: string): Promise<StandingSections> {
  const rows = await transaction
    .select({ section: reportSections.section, content: sectionRevisions.content, marks: sectionRevisions.marks })
    .from(reportSections)
    .innerJoin(sectionRevisions, stands)
    .where(eq(reportSections.conceptId, conceptId));
  return Object.fromEntries(rows.map(({ section, ...standing }) => [section, standing])) as StandingSections;
}

/** A version of this concept by its uuid; undefined for those of others. */
export async function findShownVersion(
  transaction: Transaction,
  { conceptId, id }: { conceptId: string; id: string },
): Promise<Pick<typeof conceptVersions.$inferSelect, "id" | "number" | "words"> | undefined> {
  const { id: uuid, number, words } = conceptVersions;
  const isMeant = and(eq(conceptVersions.conceptId, conceptId), eq(uuid, id));
  return (await transaction.select({ id: uuid, number, words }).from(conceptVersions).where(isMeant))[0];
}

/** What a version of a concept holds of its report. */
export async function readSectionsOfVersion(transaction: Transaction, versionId: string): Promise<StandingSections> {
  const rows = await transaction
    .select({ section: versionSections.section, content: sectionRevisions.content, marks: sectionRevisions.marks })
    .from(versionSections)
    .innerJoin(
      sectionRevisions,
      and(
        eq(sectionRevisions.conceptId, versionSections.conceptId),
        eq(sectionRevisions.section, versionSections.section),
        eq(sectionRevisions.revision, versionSections.revision),
      ),
    )
    .where(eq(versionSections.versionId, versionId));
  return Object.fromEntries(rows.map(({ section, ...standing }) => [section, standing])) as StandingSections;
}
