import type { Notice } from "@seedbed/contract/access/schemas";
import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import type { Member } from "../../platform/http/actor.ts";
import { dismissedNotices } from "./tables.ts";

export async function findDismissed(transaction: Transaction, userId: string): Promise<Notice[]> {
  const rows = await transaction
    .select({ notice: dismissedNotices.notice })
    .from(dismissedNotices)
    .where(eq(dismissedNotices.userId, userId))
    .orderBy(asc(dismissedNotices.notice));
  return rows.map(({ notice }) => notice);
}

export async function keepDismissed(
  transaction: Transaction,
  { accountId, userId }: Member,
  notice: Notice,
): Promise<void> {
  await transaction.insert(dismissedNotices).values({ accountId, userId, notice }).onConflictDoNothing();
}
