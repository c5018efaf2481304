import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { listOfRows } from "../../../platform/database/list-of-rows.ts";
import { users } from "../../access/tables.ts";
import { clarifyingQuestions } from "../tables.ts";
import { joinedPerson, type PersonRow } from "./people.ts";

/** A clarifying question with the name of who answered it last. */
export type ClarifyingQuestionRow = typeof clarifyingQuestions.$inferSelect & { person: PersonRow | null };

/** The clarifying questions of a seed and of its generated concepts, in their order, as a field of a query. */
export const clarifyingQuestionsOf = (seedId: string) =>
  listOfRows(
    { ...getTableColumns(clarifyingQuestions), person: joinedPerson },
    {
      from: sql`from ${clarifyingQuestions} left join ${users} on ${users.id} = ${clarifyingQuestions.answeredBy} where ${clarifyingQuestions.seedId} = ${seedId}`,
      order: sql`${clarifyingQuestions.position}, ${clarifyingQuestions.id}`,
    },
  );

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

/** The end of all clarifying questions of a seed, in the statement that changes it. */
export const removedClarifyingQuestions = (transaction: Transaction, seedId: string) =>
  transaction
    .$with("removed_questions")
    .as(transaction.delete(clarifyingQuestions).where(eq(clarifyingQuestions.seedId, seedId)));
