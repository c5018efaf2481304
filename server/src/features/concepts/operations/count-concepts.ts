import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { count } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { concepts } from "../tables.ts";

/** How many concepts the transaction's company has in each status; statuses without any are absent. */
export async function countConcepts(transaction: Transaction): Promise<Partial<Record<ConceptStatus, number>>> {
  const rows = await transaction
    .select({ status: concepts.status, count: count() })
    .from(concepts)
    .groupBy(concepts.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

export async function hasConcepts(transaction: Transaction): Promise<boolean> {
  return (await transaction.select({ id: concepts.id }).from(concepts).limit(1)).length > 0;
}
