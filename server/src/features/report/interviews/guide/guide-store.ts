import type { GuideQuestion } from "@seedbed/contract/report/interviews/schemas";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { interviewGuides } from "../tables.ts";

export type GuideRow = typeof interviewGuides.$inferSelect;

export async function findGuide(transaction: Transaction, profileId: string): Promise<GuideRow | undefined> {
  const [row] = await transaction.select().from(interviewGuides).where(eq(interviewGuides.profileId, profileId));
  return row;
}

/** Stores what a guide says from now on, as its next revision. The caller holds the concept. */
export async function storeGuide(
  transaction: Transaction,
  before: GuideRow | undefined,
  {
    questions,
    ...key
  }: Pick<GuideRow, "profileId" | "accountId" | "conceptId" | "changedAt"> & { questions: GuideQuestion[] },
): Promise<void> {
  const revision = (before?.revision ?? 0) + 1;
  const { changedAt } = key;
  await transaction
    .insert(interviewGuides)
    .values({ ...key, questions, revision })
    .onConflictDoUpdate({ target: interviewGuides.profileId, set: { questions, revision, changedAt } });
}
