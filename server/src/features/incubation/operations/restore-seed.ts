import type { Seed } from "@seedbed/contract/incubation/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import { takeFromTrash } from "../../../platform/trash/trash.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { isUuid } from "../known-uuid.ts";
import { presentSeed } from "../present.ts";
import { seedNotFound } from "../seed-failures.ts";
import { tellSeedUpdate } from "./change-seed.ts";
import { loadSeed } from "./load-seed.ts";

/** Brings a deleted seed back with all its work. Throws `not_found` when it is too late, or it is not deleted. */
export async function restoreSeed(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  id: string,
): Promise<Seed> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const isBack =
      isUuid(id) && (await takeFromTrash(transaction, { relation: "seeds", id, at: dependencies.clock() }));
    if (!isBack) throw seedNotFound();
    const work = await loadSeed(dependencies, transaction, id);
    await tellSeedUpdate(transaction, member, { seedId: id, at: work.seed.updatedAt });
    return presentSeed(work);
  });
}
