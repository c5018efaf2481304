import type { Assumption, Scale } from "@seedbed/contract/report/assumptions";
import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { assumptions } from "../tables.ts";
import { presentAssumption } from "./present-assumption.ts";

export async function replaceAssumptions(
  transaction: Transaction,
  { accountId, conceptId }: { accountId: string; conceptId: string },
  list: Assumption[],
): Promise<void> {
  await transaction.delete(assumptions).where(eq(assumptions.conceptId, conceptId));
  const rows = list.map((assumption, position) => ({
    id: assumption.uuid,
    accountId,
    conceptId,
    position,
    statement: assumption.statement,
    category: assumption.category,
    importance: assumption.importance,
    certainty: assumption.certainty,
    status: assumption.status,
    importanceRationale: assumption.importanceRationale,
    certaintyRationale: assumption.certaintyRationale,
    version: assumption.version,
    origin: assumption.origin,
    createdAt: new Date(assumption.createdAt),
  }));
  if (rows.length > 0) await transaction.insert(assumptions).values(rows);
}

export async function readAssumptions(transaction: Transaction, conceptId: string): Promise<Assumption[]> {
  const rows = await transaction
    .select()
    .from(assumptions)
    .where(eq(assumptions.conceptId, conceptId))
    .orderBy(asc(assumptions.position));
  return rows.map((row) =>
    presentAssumption({ ...row, importance: row.importance as Scale, certainty: row.certainty as Scale }),
  );
}
