import type { Seed } from "@seedbed/contract/incubation/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { presentSeed } from "../present.ts";
import { seedPublished, staleSeed } from "../seed-failures.ts";
import { changeSeed } from "./change-seed.ts";
import { loadSeed, requireLockedSeed } from "./load-seed.ts";

/**
 * Archives a seed, or takes an archived one back as a draft. Throws `not_found`, a conflict when a published seed is to become
 * a draft without having been archived, and `precondition_failed` for a stale `ifMatch`.
 */
export async function changeSeedStatus(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  { seedId, status, ifMatch }: { seedId: string; status: "draft" | "archived"; ifMatch: string | undefined },
): Promise<Seed> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const seed = await requireLockedSeed(transaction, seedId);
    if (ifMatch !== undefined && ifMatch !== seed.updatedAt.toISOString()) throw staleSeed();
    if (seed.status === "published" && status === "draft") throw seedPublished();
    if (seed.status !== status) {
      await changeSeed(dependencies, transaction, { changer: member, seed, change: { status } });
    }
    return presentSeed(await loadSeed(dependencies, transaction, seedId));
  });
}
