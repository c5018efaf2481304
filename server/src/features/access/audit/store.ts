import { pageSize } from "@seedbed/contract/limits";
import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { securityEvents } from "./tables.ts";

export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** A page of the company's events, newest first; beyond the last page there are none. */
export async function listEvents(
  transaction: Transaction,
  accountId: string,
  page: number,
): Promise<{ rows: SecurityEventRow[]; count: number; numberOfPages: number }> {
  const own = eq(securityEvents.accountId, accountId);
  const found = (await transaction.select({ count: count() }).from(securityEvents).where(own))[0]?.count ?? 0;
  const rows = await transaction
    .select()
    .from(securityEvents)
    .where(own)
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, count: found, numberOfPages: Math.max(1, Math.ceil(found / pageSize)) };
}

export async function removeEventsBefore(transaction: Transaction, instant: Date): Promise<void> {
  // The database lets nobody remove one that is younger, whatever this server's clock says.
  const isOld = sql`${securityEvents.at} < now() - interval '399 days'`;
  await transaction.delete(securityEvents).where(and(lt(securityEvents.at, instant), isOld));
}
