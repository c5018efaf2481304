import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";
import { type ListName, listChanges } from "./tables.ts";

export interface ListState {
  /** Grows with every change of the list: what was found out about a list holds as long as its version is the same. */
  version: number;
  /** Entries that match. */
  count: number;
}

/** The version of a list of the transaction's company, and how many entries match `matching`, a condition on `listChanges`. */
export async function readListState(
  transaction: Transaction,
  list: ListName,
  matching: SQL | undefined,
): Promise<ListState> {
  const [state] = await transaction
    .select({
      version: sql<number>`coalesce(sum(${listChanges.changes}), 0)::bigint`,
      count: sql<number>`coalesce(sum(${listChanges.count}) filter (where ${matching ?? sql`true`}), 0)::int`,
    })
    .from(listChanges)
    .where(eq(listChanges.list, list));
  return state ?? { version: 0, count: 0 };
}

/** How many entries of a list the transaction's company has in each status; statuses without any are absent. */
export async function countByStatus(transaction: Transaction, list: ListName): Promise<Record<string, number>> {
  const rows = await transaction
    .select({ status: listChanges.status, count: sql<number>`sum(${listChanges.count})::int` })
    .from(listChanges)
    .where(eq(listChanges.list, list))
    .groupBy(listChanges.status);
  return Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.status, row.count]));
}
