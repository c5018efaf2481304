import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { wrongClaims } from "../tables.ts";
import type { StoredVerdict } from "./kept-sources.ts";

/** What people said of an item's statements, by the words of the statement. */
export async function readWrongClaims(
  transaction: Transaction,
  { conceptId, item, field }: { conceptId: string; item: string; field: string },
): Promise<ReadonlyMap<string, StoredVerdict>> {
  const rows = await transaction
    .select()
    .from(wrongClaims)
    .where(and(eq(wrongClaims.conceptId, conceptId), eq(wrongClaims.item, item), eq(wrongClaims.field, field)));
  return new Map(
    rows.map(({ claim, markedBy, markedAt, reason }) => [claim, { userId: markedBy, at: markedAt, reason }]),
  );
}
