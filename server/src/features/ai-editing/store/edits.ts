import { asc, eq, inArray, max } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { openEdits } from "../tables.ts";

export type EditRow = typeof openEdits.$inferSelect;
export type NewEdit = Omit<typeof openEdits.$inferInsert, "position">;

/** The edits of a conversation that are open, in their order. */
export function readOpenEdits(transaction: Transaction, sessionId: string): Promise<EditRow[]> {
  return transaction
    .select()
    .from(openEdits)
    .where(eq(openEdits.sessionId, sessionId))
    .orderBy(asc(openEdits.position));
}

/** Adds edits behind all others. */
export async function insertEdits(
  transaction: Transaction,
  sessionId: string,
  edits: readonly NewEdit[],
): Promise<void> {
  if (edits.length === 0) return;
  const [row] = await transaction
    .select({ last: max(openEdits.position) })
    .from(openEdits)
    .where(eq(openEdits.sessionId, sessionId));
  const last = row?.last ?? 0;
  await transaction.insert(openEdits).values(edits.map((edit, index) => ({ ...edit, position: last + index + 1 })));
}

export async function removeEdits(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(openEdits).where(inArray(openEdits.id, [...ids]));
}
