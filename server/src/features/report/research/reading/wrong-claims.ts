import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { wrongClaims } from "../../tables.ts";

/** The statements of a concept's report that people marked as wrong, each once. */
export async function findWrongClaims(transaction: Transaction, conceptId: string): Promise<string[]> {
  const rows = await transaction
    .select({ claim: wrongClaims.claim })
    .from(wrongClaims)
    .where(eq(wrongClaims.conceptId, conceptId))
    .orderBy(asc(wrongClaims.markedAt), asc(wrongClaims.id));
  return [...new Set(rows.flatMap(({ claim }) => (claim === "" ? [] : [claim])))];
}
