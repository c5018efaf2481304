import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import { desc } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { questionnaires } from "../tables.ts";

/** The newest version of each questionnaire. */
export async function findCurrentQuestionnaires(transaction: Transaction): Promise<Questionnaire[]> {
  return transaction
    .selectDistinctOn([questionnaires.type])
    .from(questionnaires)
    .orderBy(questionnaires.type, desc(questionnaires.version));
}

/** Stores questionnaires; versions that are there already stay as they are. */
export async function insertQuestionnaires(transaction: Transaction, rows: readonly Questionnaire[]): Promise<void> {
  await transaction
    .insert(questionnaires)
    .values([...rows])
    .onConflictDoNothing();
}
