import type { ServerEvents } from "@seedbed/contract/all-events";
import type { WithSubquery } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { presentPerson } from "../present-person.ts";
import { findPerson, type PersonRow } from "../store/people.ts";
import { type SeedRow, updateSeed } from "../store/seeds.ts";

/** Who changes a seed; without a user it is work that ends by itself. */
export interface SeedChanger {
  accountId: string;
  userId: string | null;
}

const seedUpdate = "incubation.seed.update.account";

interface SeedChangeOrder {
  changer: SeedChanger;
  seed: Pick<SeedRow, "id" | "updatedAt">;
  /** Columns of the seed; none when only what belongs to it changes. */
  change?: Partial<Omit<SeedRow, "id" | "accountId" | "updatedAt">>;
  /** The moment of the change when rows of the seed carry it, too. */
  at?: Date | undefined;
  /** Changes of what belongs to the seed, stored in the same statement. */
  alongside?: WithSubquery[];
}

/**
 * Stores a change of a seed or of what belongs to it: the seed gets a new ETag, and its company is told. Call it last in a
 * transaction that has locked the seed. Gives the name of who changes it.
 */
export async function changeSeed(
  { clock }: Pick<IncubationDependencies, "clock">,
  transaction: Transaction,
  { changer, seed, change, at = momentAfter(clock, seed.updatedAt), alongside = [] }: SeedChangeOrder,
): Promise<PersonRow | null> {
  const { accountId, userId } = changer;
  const person = await updateSeed(transaction, seed.id, { change: { ...change, updatedAt: at }, userId, alongside });
  const by = presentPerson(userId, person);
  publishSeedUpdate(transaction, accountId, { seedUuid: seed.id, updatedAt: at.toISOString(), by });
  return person;
}

/** Tells the company that a seed is as of this moment; null when it is deleted. Call it last in a transaction. */
export async function tellSeedUpdate(
  transaction: Transaction,
  { accountId, userId }: SeedChanger,
  { seedId, at }: { seedId: string; at: Date | null },
): Promise<void> {
  const person = userId === null ? undefined : await findPerson(transaction, userId);
  const by = presentPerson(userId, person);
  publishSeedUpdate(transaction, accountId, { seedUuid: seedId, updatedAt: at?.toISOString() ?? null, by });
}

const publishSeedUpdate = (transaction: Transaction, accountId: string, update: ServerEvents[typeof seedUpdate]) =>
  publish(transaction, { accountId }, { type: seedUpdate, data: update });
