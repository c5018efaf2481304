import { inArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { identifierOf } from "../identifier.ts";
import { concepts } from "../tables.ts";

/** Identifiers of those concepts that are in the bank, by concept id. */
export async function findIdentifiers(transaction: Transaction, conceptIds: string[]): Promise<Map<string, string>> {
  if (conceptIds.length === 0) return new Map();
  const rows = await transaction
    .select({ id: concepts.id, number: concepts.number })
    .from(concepts)
    .where(inArray(concepts.id, conceptIds));
  return new Map(rows.map(({ id, number }) => [id, identifierOf(number)]));
}
