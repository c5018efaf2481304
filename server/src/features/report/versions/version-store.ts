import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conceptVersions } from "../../concepts/tables.ts";
import { versionSections } from "../revisions/tables.ts";
import { isUuid } from "../writing/stable-uuid.ts";

export interface VersionKey {
  accountId: string;
  conceptId: string;
}

export type VersionRow = typeof conceptVersions.$inferSelect;
/** A section as a version holds it. */
export type VersionSection = typeof versionSections.$inferSelect;

/** The newest first. */
export async function readVersions(transaction: Transaction, conceptId: string): Promise<VersionRow[]> {
  return transaction
    .select()
    .from(conceptVersions)
    .where(eq(conceptVersions.conceptId, conceptId))
    .orderBy(desc(conceptVersions.number));
}

export async function readLastVersion(transaction: Transaction, conceptId: string): Promise<VersionRow | undefined> {
  const rows = await transaction
    .select()
    .from(conceptVersions)
    .where(eq(conceptVersions.conceptId, conceptId))
    .orderBy(desc(conceptVersions.number))
    .limit(1);
  return rows[0];
}

/** A version of this concept by its uuid; undefined for those of others. */
export async function findVersion(
  transaction: Transaction,
  { conceptId, id }: { conceptId: string; id: string },
): Promise<VersionRow | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = await transaction
    .select()
    .from(conceptVersions)
    .where(and(eq(conceptVersions.conceptId, conceptId), eq(conceptVersions.id, id)));
  return rows[0];
}

/** The sections that a version holds. */
export async function readVersionSections(
  transaction: Transaction,
  versionId: string,
): Promise<ReadonlyMap<ReportSection, VersionSection>> {
  const rows = await transaction.select().from(versionSections).where(eq(versionSections.versionId, versionId));
  return new Map(rows.map((row) => [row.section, row]));
}

export async function insertVersion(
  transaction: Transaction,
  row: typeof conceptVersions.$inferInsert,
  sections: readonly VersionSection[],
): Promise<void> {
  await transaction.insert(conceptVersions).values(row);
  if (sections.length > 0) await transaction.insert(versionSections).values([...sections]);
}

/** What a person says of a version that has no comment yet. */
export async function writeComment(transaction: Transaction, id: string, comment: string): Promise<void> {
  await transaction.update(conceptVersions).set({ comment }).where(eq(conceptVersions.id, id));
}

/** What a model says of a version that was told by the drafter; undefined where that is not so, or the version is gone. */
export async function writeSummary(
  transaction: Transaction,
  id: string,
  summary: string,
): Promise<VersionRow | undefined> {
  const [row] = await transaction
    .update(conceptVersions)
    .set({ summary, summaryOrigin: "model" })
    .where(and(eq(conceptVersions.id, id), eq(conceptVersions.summaryOrigin, "draft")))
    .returning();
  return row;
}

export async function readVersionNumbered(
  transaction: Transaction,
  { conceptId, number }: { conceptId: string; number: number },
): Promise<VersionRow | undefined> {
  const meant = and(eq(conceptVersions.conceptId, conceptId), eq(conceptVersions.number, number));
  return (await transaction.select().from(conceptVersions).where(meant))[0];
}

/** Those of all companies that were saved in between and are told by the drafter. In a system transaction. */
export const findDrafted = (transaction: Transaction, { from, until }: { from: Date; until: Date }) => {
  const { id, accountId, conceptId, savedBy, createdAt, summaryOrigin } = conceptVersions;
  return transaction
    .select({ id, accountId, conceptId, savedBy })
    .from(conceptVersions)
    .where(and(eq(summaryOrigin, "draft"), gt(createdAt, from), lt(createdAt, until)));
};
