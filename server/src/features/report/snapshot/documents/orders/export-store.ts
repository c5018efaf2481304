import { and, desc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Transaction } from "../../../../../platform/database/database.ts";
import { isUuid } from "../../../writing/stable-uuid.ts";
import { reportExports } from "../tables.ts";

export type ExportRow = typeof reportExports.$inferSelect;

const isOpen = inArray(reportExports.status, ["waiting", "working"]);

export async function insertExport(
  transaction: Transaction,
  row: typeof reportExports.$inferInsert,
): Promise<ExportRow> {
  const [inserted] = await transaction.insert(reportExports).values(row).returning();
  if (!inserted) throw new Error("the export was not inserted");
  return inserted;
}

/** The same order of the same person, as long as it is not done. */
export async function findOpenExport(
  transaction: Transaction,
  { conceptId, orderedBy, format, versionId }: Pick<ExportRow, "conceptId" | "orderedBy" | "format" | "versionId">,
): Promise<ExportRow | undefined> {
  const same = and(
    eq(reportExports.conceptId, conceptId),
    eq(reportExports.orderedBy, orderedBy),
    eq(reportExports.format, format),
    versionId === null ? isNull(reportExports.versionId) : eq(reportExports.versionId, versionId),
  );
  return (await transaction.select().from(reportExports).where(and(same, isOpen)).limit(1))[0];
}

/** What a person ordered of a concept and can still have, the newest first. */
export async function listExports(
  transaction: Transaction,
  { conceptId, orderedBy, at }: Pick<ExportRow, "conceptId" | "orderedBy"> & { at: Date },
): Promise<ExportRow[]> {
  const own = and(eq(reportExports.conceptId, conceptId), eq(reportExports.orderedBy, orderedBy));
  return transaction
    .select()
    .from(reportExports)
    .where(and(own, gt(reportExports.expiresAt, at)))
    .orderBy(desc(reportExports.orderedAt), desc(reportExports.id))
    .limit(20);
}

export async function findExport(transaction: Transaction, id: string): Promise<ExportRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await transaction.select().from(reportExports).where(eq(reportExports.id, id)))[0];
}

/** Changes an export that is not done; undefined when it is, or is gone. */
export async function changeExport(
  transaction: Transaction,
  id: string,
  change: Partial<ExportRow>,
): Promise<ExportRow | undefined> {
  const rows = await transaction
    .update(reportExports)
    .set(change)
    .where(and(eq(reportExports.id, id), isOpen))
    .returning();
  return rows[0];
}

/** What was ordered of all companies and is not done. */
export const findOpenExports = (transaction: Transaction): Promise<ExportRow[]> =>
  transaction.select().from(reportExports).where(isOpen);

export const findExpired = (transaction: Transaction, at: Date): Promise<ExportRow[]> =>
  transaction.select().from(reportExports).where(lte(reportExports.expiresAt, at)).limit(200);

export async function removeExport(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(reportExports).where(eq(reportExports.id, id));
}
