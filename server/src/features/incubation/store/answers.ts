import { and, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { listOfRows } from "../../../platform/database/list-of-rows.ts";
import { users } from "../../access/tables.ts";
import { seedAnswers } from "../tables.ts";
import { joinedPerson, type PersonRow } from "./people.ts";

/** An answer with the name of who gave it last. */
export type AnswerRow = typeof seedAnswers.$inferSelect & { person: PersonRow | null };

const withPerson = {
  ...getTableColumns(seedAnswers),
  person: { firstName: users.firstName, lastName: users.lastName },
};

/** The answers of a seed, lowest order first, as a field of a query. */
export const answersOf = (seedId: string) =>
  listOfRows(
    { ...getTableColumns(seedAnswers), person: joinedPerson },
    {
      from: sql`from ${seedAnswers} left join ${users} on ${users.id} = ${seedAnswers.updatedBy} where ${seedAnswers.seedId} = ${seedId}`,
      order: sql`${seedAnswers.questionOrder}, ${seedAnswers.id}`,
    },
  );

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

/** A new answer, to be stored in the statement that changes its seed. */
export const addedAnswer = (transaction: Transaction, row: typeof seedAnswers.$inferInsert) =>
  transaction.$with("added_answer").as(transaction.insert(seedAnswers).values(row));

/** An answer's change, to be stored in the statement that changes its seed. */
export const changedAnswer = (
  transaction: Transaction,
  id: string,
  change: Pick<AnswerRow, "answer" | "details" | "updatedAt" | "updatedBy">,
) => transaction.$with("changed_answer").as(transaction.update(seedAnswers).set(change).where(eq(seedAnswers.id, id)));

export async function removeAnswer(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(seedAnswers).where(eq(seedAnswers.id, id));
}

/** Removes the answers of a seed to questions above an order. */
export async function removeAnswersAbove(transaction: Transaction, seedId: string, order: number): Promise<void> {
  await transaction
    .delete(seedAnswers)
    .where(and(eq(seedAnswers.seedId, seedId), gt(seedAnswers.questionOrder, order)));
}
