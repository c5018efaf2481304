import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { removeGeneratedConcepts } from "../store/generated-concepts.ts";
import { changeSeed } from "./change-seed.ts";
import { loadSeed, requireLockedSeed, unsavedConcepts } from "./load-seed.ts";

/** Removes the generated concepts that are not in the bank, and ends a running generation. Throws `not_found`. */
export async function discardGenerated(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank" | "workflows">,
  member: Member,
  seedId: string,
): Promise<void> {
  const { database, workflows } = dependencies;
  const seed = await database.withTenant(member, async (transaction) => {
    const locked = await requireLockedSeed(transaction, seedId);
    const work = await loadSeed(dependencies, transaction, seedId);
    await removeGeneratedConcepts(
      transaction,
      unsavedConcepts(work).map((concept) => concept.id),
    );
    const change = { generationStatus: "idle", generationMessage: null } as const;
    await changeSeed(dependencies, transaction, { changer: member, seed: locked, change });
    return locked;
  });
  if (seed.generationStatus === "running" && seed.generationId) await workflows.cancel(seed.generationId);
}
