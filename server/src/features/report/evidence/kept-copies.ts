import { and, desc, eq, ne, or } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { keptPages } from "../../evidence/tables.ts";

/** A kept copy, and the others of the same page, the newest first; undefined when the company keeps none of that uuid. */
export async function readCopies(transaction: Transaction, id: string) {
  const [copy] = await transaction.select().from(keptPages).where(eq(keptPages.id, id));
  if (!copy?.text) return undefined;
  const samePage =
    copy.url === null
      ? eq(keptPages.address, copy.address)
      : or(eq(keptPages.address, copy.address), eq(keptPages.url, copy.url));
  const all = await transaction
    .select({ uuid: keptPages.id, retrievedAt: keptPages.retrievedAt })
    .from(keptPages)
    .where(and(samePage, ne(keptPages.text, "")))
    .orderBy(desc(keptPages.retrievedAt));
  return { copy, others: all.filter(({ uuid }) => uuid !== id) };
}
