import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";
import { clarifyingQuestions } from "../tables.ts";
import type { PersonRow } from "./people.ts";

/** A clarifying question with the name of who answered it last. */
export type ClarifyingQuestionRow = typeof clarifyingQuestions.$inferSelect & { person: PersonRow | null };

/** The clarifying questions of a seed and of its generated concepts, in their order. */
export async function findClarifyingQuestions(
  transaction: Transaction,
  seedId: string,
): Promise<ClarifyingQuestionRow[]> {
  return transaction
    .select({
      ...getTableColumns(clarifyingQuestions),
      person: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(clarifyingQuestions)
    .leftJoin(users, eq(users.id, clarifyingQuestions.answeredBy))
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
  change: Pick<ClarifyingQuestionRow, "answer" | "details" | "answeredAt" | "answeredBy">,
): Promise<void> {
  await transaction.update(clarifyingQuestions).set(change).where(eq(clarifyingQuestions.id, id));
}

export async function removeClarifyingQuestions(transaction: Transaction, seedId: string): Promise<void> {
  await transaction.delete(clarifyingQuestions).where(eq(clarifyingQuestions.seedId, seedId));
}
