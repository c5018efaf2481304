import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { seedAnswers } from "../tables.ts";

export type AnswerRow = typeof seedAnswers.$inferSelect;

/** The answers of seeds, lowest order first. */
export async function findAnswers(transaction: Transaction, seedIds: string[]): Promise<AnswerRow[]> {
  if (seedIds.length === 0) return [];
  return transaction
    .select()
    .from(seedAnswers)
    .where(inArray(seedAnswers.seedId, seedIds))
    .orderBy(asc(seedAnswers.questionOrder), asc(seedAnswers.id));
}

export async function findAnswer(transaction: Transaction, id: string): Promise<AnswerRow | undefined> {
  return (await transaction.select().from(seedAnswers).where(eq(seedAnswers.id, id)))[0];
}

export async function insertAnswers(
  transaction: Transaction,
  rows: (typeof seedAnswers.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(seedAnswers).values(rows);
}

export async function updateAnswer(
  transaction: Transaction,
  id: string,
  change: Pick<AnswerRow, "answer" | "details" | "updatedAt">,
): Promise<void> {
  await transaction.update(seedAnswers).set(change).where(eq(seedAnswers.id, id));
}

export async function removeAnswer(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(seedAnswers).where(eq(seedAnswers.id, id));
}

/** Removes the answers of a seed to questions above an order. */
export async function removeAnswersAbove(transaction: Transaction, seedId: string, order: number): Promise<void> {
  await transaction
    .delete(seedAnswers)
    .where(and(eq(seedAnswers.seedId, seedId), gt(seedAnswers.questionOrder, order)));
}
