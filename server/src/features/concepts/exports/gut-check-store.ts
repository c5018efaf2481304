import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conceptViews } from "../tables.ts";

export async function findGutCheck(
  transaction: Transaction,
  conceptId: string,
  userId: string,
): Promise<"not_yet" | "keep_going" | null> {
  const [row] = await transaction
    .select({ gutCheck: conceptViews.gutCheck })
    .from(conceptViews)
    .where(and(eq(conceptViews.conceptId, conceptId), eq(conceptViews.userId, userId)));
  return row?.gutCheck ?? null;
}

// An answer says nothing about which change of the concept the person has seen.
const notYet = new Date(0);

export async function storeGutCheck(
  transaction: Transaction,
  view: {
    accountId: string;
    conceptId: string;
    userId: string;
    gutCheck: "not_yet" | "keep_going" | null;
  },
): Promise<void> {
  await transaction
    .insert(conceptViews)
    .values({ ...view, seenAt: notYet })
    .onConflictDoUpdate({ target: [conceptViews.conceptId, conceptViews.userId], set: { gutCheck: view.gutCheck } });
}
