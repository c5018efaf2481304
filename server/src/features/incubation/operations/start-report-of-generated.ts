import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { assertMayBeWorkedOn } from "../policy.ts";
import { generatedConceptNotFound } from "../seed-failures.ts";
import { updateGeneratedConcept } from "../store/generated-concepts.ts";
import { loadSeed, requireLockedSeed } from "./load-seed.ts";
import { publishSeed, putIntoBank } from "./save-generated.ts";

/**
 * Saves one generated concept, when it is not in the bank yet, and starts its report; once started, calling again changes
 * nothing. The concept stays saved when the report cannot start. Throws `not_found`, a conflict for an archived seed, and what
 * starting the report throws.
 */
export async function startReportOfGenerated(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  ids: { seedId: string; generatedConceptId: string },
): Promise<{ conceptUuid: string; identifier: string }> {
  const { database, bank } = dependencies;
  const { row, identifier } = await database.withTenant(member, async (transaction) => {
    const seed = await requireLockedSeed(transaction, ids.seedId);
    assertMayBeWorkedOn(seed);
    const work = await loadSeed(dependencies, transaction, ids.seedId);
    const concept = work.generatedConcepts.find((candidate) => candidate.id === ids.generatedConceptId);
    if (!concept) throw generatedConceptNotFound();
    const saved = await putIntoBank(dependencies, transaction, { member, work, concept });
    if (seed.status !== "published") await publishSeed(dependencies, transaction, { member, seed });
    return saved;
  });
  if (!row.isGenerating) {
    await bank.startReport(member, row.conceptId);
    await database.withTenant(member, (transaction) =>
      updateGeneratedConcept(transaction, row.id, { isGenerating: true }),
    );
  }
  return { conceptUuid: row.conceptId, identifier };
}
