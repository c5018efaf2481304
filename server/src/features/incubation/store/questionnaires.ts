import type { Questionnaire, SeedType } from "@seedbed/contract/incubation/schemas";
import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { questionnaires } from "../tables.ts";

/** One version of a questionnaire. Throws when it was never stored: a seed cannot have been planted with it. */
export async function findQuestionnaire(
  transaction: Transaction,
  type: SeedType,
  version: number,
): Promise<Questionnaire> {
  const rows = await transaction
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.type, type), eq(questionnaires.version, version)));
  if (!rows[0]) throw new Error(`questionnaire ${type} has no version ${version}`);
  return rows[0];
}

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
