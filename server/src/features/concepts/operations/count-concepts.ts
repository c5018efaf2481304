import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { countByStatus } from "../../../platform/lists/list-state.ts";
import { concepts } from "../tables.ts";

/** How many concepts the transaction's company has in each status; statuses without any are absent. */
export const countConcepts = (transaction: Transaction): Promise<Partial<Record<ConceptStatus, number>>> =>
  countByStatus(transaction, "concepts");

export async function hasConcepts(transaction: Transaction): Promise<boolean> {
  return (await transaction.select({ id: concepts.id }).from(concepts).limit(1)).length > 0;
}
