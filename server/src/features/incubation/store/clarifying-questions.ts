import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { clarifyingQuestions } from "../tables.ts";

export type ClarifyingQuestionRow = typeof clarifyingQuestions.$inferSelect;

/** The clarifying questions of a seed and of its generated concepts, in their order. */
export async function findClarifyingQuestions(
  transaction: Transaction,
  seedId: string,
): Promise<ClarifyingQuestionRow[]> {
  return transaction
    .select()
    .from(clarifyingQuestions)
    .where(eq(clarifyingQuestions.seedId, seedId))
    .orderBy(asc(clarifyingQuestions.position), asc(clarifyingQuestions.id));
}

export async function insertClarifyingQuestions(
  transaction: Transaction,
  rows: (typeof clarifyingQuestions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(clarifyingQuestions).values(rows);
}

export async function updateClarifyingQuestion(
  transaction: Transaction,
  id: string,
  change: Pick<ClarifyingQuestionRow, "answer" | "details">,
): Promise<void> {
  await transaction.update(clarifyingQuestions).set(change).where(eq(clarifyingQuestions.id, id));
}

export async function removeClarifyingQuestions(transaction: Transaction, seedId: string): Promise<void> {
  await transaction.delete(clarifyingQuestions).where(eq(clarifyingQuestions.seedId, seedId));
}
