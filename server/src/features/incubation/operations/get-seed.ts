import type { Seed, SeedAnswer, SeedStatus } from "@seedbed/contract/incubation/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { presentSeed } from "../present.ts";
import { seedNotFound } from "../seed-failures.ts";
import { loadSeed } from "./load-seed.ts";

type Dependencies = Pick<IncubationDependencies, "database" | "bank">;

/** One seed. Throws `not_found`, also when it is not in the status that was asked for. */
export async function getSeed(
  dependencies: Dependencies,
  member: Member,
  { seedId, status }: { seedId: string; status?: SeedStatus | undefined },
): Promise<Seed> {
  const work = await dependencies.database.withTenant(member, (transaction) =>
    loadSeed(dependencies, transaction, seedId),
  );
  if (status !== undefined && work.seed.status !== status) throw seedNotFound();
  return presentSeed(work);
}

/** The answers of a seed, lowest order first. Throws `not_found`. */
export async function getAnswers(dependencies: Dependencies, member: Member, seedId: string): Promise<SeedAnswer[]> {
  return (await getSeed(dependencies, member, { seedId })).answers;
}
