import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import { and, desc, eq, lt, ne } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { questionnaires, seeds } from "../tables.ts";

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

/** Seeds that may still be answered go on with this version: the web asks the questions of the newest one. */
export async function moveSeedsTo(
  transaction: Transaction,
  { type, version }: Pick<Questionnaire, "type" | "version">,
): Promise<void> {
  await transaction
    .update(seeds)
    .set({ questionnaireVersion: version })
    .where(and(eq(seeds.type, type), lt(seeds.questionnaireVersion, version), ne(seeds.status, "published")));
}
