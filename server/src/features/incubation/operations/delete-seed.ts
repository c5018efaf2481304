import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { removeSeed } from "../store/seeds.ts";
import { tellSeedUpdate } from "./change-seed.ts";
import { requireLockedSeed } from "./load-seed.ts";

/** Deletes a seed with all its work; concepts in the bank stay. A running generation ends. Throws `not_found`. */
export async function deleteSeed(
  { database, workflows }: Pick<IncubationDependencies, "database" | "workflows">,
  member: Member,
  id: string,
): Promise<void> {
  const seed = await database.withTenant(member, async (transaction) => {
    const locked = await requireLockedSeed(transaction, id);
    await removeSeed(transaction, id);
    await tellSeedUpdate(transaction, member, { seedId: id, at: null });
    return locked;
  });
  if (seed.generationStatus === "running" && seed.generationId) await workflows.cancel(seed.generationId);
}
