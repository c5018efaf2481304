import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";
import { seedAnswers } from "../tables.ts";
import type { PersonRow } from "./people.ts";

/** An answer with the name of who gave it last. */
export type AnswerRow = typeof seedAnswers.$inferSelect & { person: PersonRow | null };

const withPerson = {
  ...getTableColumns(seedAnswers),
  person: { firstName: users.firstName, lastName: users.lastName },
};

/** The answers of seeds, lowest order first. */
export async function findAnswers(transaction: Transaction, seedIds: string[]): Promise<AnswerRow[]> {
  if (seedIds.length === 0) return [];
  return transaction
    .select(withPerson)
    .from(seedAnswers)
    .leftJoin(users, eq(users.id, seedAnswers.updatedBy))
    .where(inArray(seedAnswers.seedId, seedIds))
    .orderBy(asc(seedAnswers.questionOrder), asc(seedAnswers.id));
}

export async function findAnswer(transaction: Transaction, id: string): Promise<AnswerRow | undefined> {
  const rows = await transaction
    .select(withPerson)
    .from(seedAnswers)
    .leftJoin(users, eq(users.id, seedAnswers.updatedBy))
    .where(eq(seedAnswers.id, id));
  return rows[0];
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
  change: Pick<AnswerRow, "answer" | "details" | "updatedAt" | "updatedBy">,
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
