import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { listOfRows } from "../../../platform/database/list-of-rows.ts";
import { generatedConcepts } from "../tables.ts";

export type GeneratedConceptRow = typeof generatedConcepts.$inferSelect;

/** The generated concepts of a seed, saved ones too, in their order, as a field of a query. */
export const generatedConceptsOf = (seedId: string) =>
  listOfRows(getTableColumns(generatedConcepts), {
    from: sql`from ${generatedConcepts} where ${generatedConcepts.seedId} = ${seedId}`,
    order: sql`${generatedConcepts.generationOrder}, ${generatedConcepts.id}`,
  });

export async function insertGeneratedConcepts(
  transaction: Transaction,
  rows: (typeof generatedConcepts.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(generatedConcepts).values(rows);
}

export async function updateGeneratedConcept(
  transaction: Transaction,
  id: string,
  change: Partial<typeof generatedConcepts.$inferInsert>,
): Promise<void> {
  await transaction.update(generatedConcepts).set(change).where(eq(generatedConcepts.id, id));
}

export async function removeGeneratedConcepts(transaction: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(generatedConcepts).where(inArray(generatedConcepts.id, ids));
}

/** The end of generated concepts, in the statement that changes their seed. */
export const removedGeneratedConcepts = (transaction: Transaction, ids: string[]) =>
  transaction
    .$with("removed_concepts")
    .as(transaction.delete(generatedConcepts).where(inArray(generatedConcepts.id, ids)));
