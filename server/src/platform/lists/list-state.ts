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
  const matches = matching ? sql`filter (where ${matching})` : sql``;
  const { rows } = await transaction.execute<ListState & Record<string, unknown>>(
    sql`select coalesce(sum(changes), 0)::bigint as version, coalesce(sum(count) ${matches}, 0)::int as count from list_changes where list = ${list}`,
  );
  return rows[0] ?? { version: 0, count: 0 };
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
