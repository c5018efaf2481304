import type { Transaction } from "../../../platform/database/database.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { presentPerson } from "../present-person.ts";
import { findPerson } from "../store/people.ts";
import { type SeedRow, updateSeed } from "../store/seeds.ts";

/** Who changes a seed; without a user it is work that ends by itself. */
export interface SeedChanger {
  accountId: string;
  userId: string | null;
}

type SeedChange = Partial<Omit<SeedRow, "id" | "accountId" | "updatedAt">>;

/**
 * Stores a change of a seed or of what belongs to it: the seed gets a new ETag, and its company is told. Call it last in a
 * transaction that has locked the seed. `at` is the moment of the change when rows of the seed carry it, too.
 */
export async function changeSeed(
  { clock }: Pick<IncubationDependencies, "clock">,
  transaction: Transaction,
  changer: SeedChanger,
  seed: Pick<SeedRow, "id" | "updatedAt">,
  change: SeedChange = {},
  at: Date = momentAfter(clock, seed.updatedAt),
): Promise<void> {
  await updateSeed(transaction, seed.id, { ...change, updatedAt: at });
  await tellSeedUpdate(transaction, changer, seed.id, at);
}

/** Tells the company that a seed is as of this moment; null when it is deleted. Call it last in a transaction. */
export async function tellSeedUpdate(
  transaction: Transaction,
  { accountId, userId }: SeedChanger,
  seedId: string,
  at: Date | null,
): Promise<void> {
  const person = userId === null ? undefined : await findPerson(transaction, userId);
  publish(transaction, { accountId }, "incubation.seed.update.account", {
    seedUuid: seedId,
    updatedAt: at?.toISOString() ?? null,
    by: presentPerson(userId, person),
  });
}
