import type { Member } from "../../../platform/http/actor.ts";
import { putIntoTrash } from "../../../platform/trash/trash.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { removeSeed, updateSeed } from "../store/seeds.ts";
import { tellSeedUpdate } from "./change-seed.ts";
import { requireLockedSeed } from "./load-seed.ts";

/** Deletes a seed with all its work, to be brought back for a while; concepts in the bank stay. A running generation ends. Throws `not_found`. */
export async function deleteSeed(
  { database, workflows, clock }: Pick<IncubationDependencies, "database" | "workflows" | "clock">,
  member: Member,
  id: string,
): Promise<void> {
  const { accountId, userId } = member;
  const seed = await database.withTenant(member, async (transaction) => {
    const locked = await requireLockedSeed(transaction, id);
    if (locked.generationStatus === "running") {
      // Brought back, it is at rest, with the concepts that were there: none of those being written is stored yet.
      await updateSeed(transaction, id, { change: { generationStatus: "idle" }, userId, alongside: [] });
    }
    await putIntoTrash(transaction, { relation: "seeds", id, accountId, userId, at: clock() });
    await removeSeed(transaction, id);
    await tellSeedUpdate(transaction, member, { seedId: id, at: null });
    return locked;
  });
  if (seed.generationStatus === "running" && seed.generationId) await workflows.cancel(seed.generationId);
}
