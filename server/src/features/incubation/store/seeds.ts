import { eq, type WithSubquery } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";
import type { GenerationInput } from "../generation-input.ts";
import { seeds } from "../tables.ts";
import { type PersonRow, personNamed } from "./people.ts";

export type SeedRow = typeof seeds.$inferSelect;
export interface SeedWithCreator {
  seed: SeedRow;
  createdBy: { firstName: string; lastName: string };
}

/** A seed of the transaction's company. */
export async function findSeed(transaction: Transaction, id: string): Promise<SeedWithCreator | undefined> {
  const rows = await transaction
    .select({ seed: seeds, createdBy: { firstName: users.firstName, lastName: users.lastName } })
    .from(seeds)
    .innerJoin(users, eq(users.id, seeds.createdBy))
    .where(eq(seeds.id, id));
  return rows[0];
}

/** A seed that nobody else changes until the transaction ends: whoever changes it or what belongs to it locks it first. */
export async function lockSeed(transaction: Transaction, id: string): Promise<SeedRow | undefined> {
  const rows = await transaction.select().from(seeds).where(eq(seeds.id, id)).for("update");
  return rows[0];
}

export async function insertSeed(transaction: Transaction, row: typeof seeds.$inferInsert): Promise<void> {
  await transaction.insert(seeds).values(row);
}

interface SeedUpdate {
  change: Partial<typeof seeds.$inferInsert>;
  userId: string | null;
  alongside: WithSubquery[];
}

/**
 * Changes a seed, and `alongside` what belongs to it, in one statement; each of these must concern other rows. Gives the name of the
 * person `userId`, who does it.
 */
export async function updateSeed(
  transaction: Transaction,
  id: string,
  { change, userId, alongside }: SeedUpdate,
): Promise<PersonRow | null> {
  const rows = await transaction
    .with(...alongside)
    .update(seeds)
    .set(change)
    .where(eq(seeds.id, id))
    .returning({ changedBy: personNamed(userId) });
  return rows[0]?.changedBy ?? null;
}

/** Removes a seed with its answers, clarifying questions and generated concepts. */
export async function removeSeed(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(seeds).where(eq(seeds.id, id));
}

export async function hasSeeds(transaction: Transaction): Promise<boolean> {
  return (await transaction.select({ id: seeds.id }).from(seeds).limit(1)).length > 0;
}

/** Generations of every company that have begun and not ended; for a transaction that sees all companies. */
export async function findRunningGenerations(transaction: Transaction): Promise<GenerationInput[]> {
  const rows = await transaction.select().from(seeds).where(eq(seeds.generationStatus, "running"));
  return rows.flatMap((seed) =>
    seed.generationId
      ? [{ accountId: seed.accountId, userId: seed.createdBy, seedId: seed.id, generationId: seed.generationId }]
      : [],
  );
}
