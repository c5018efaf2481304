import type { Transaction } from "../../../platform/database/database.ts";
import { putIntoTrash } from "../../../platform/trash/trash.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { announceConcept } from "../exports/announce-concept.ts";
import { type AskedConcept, requireConceptToChange } from "../exports/get-concept.ts";
import { removeConcept } from "../store.ts";

/** Deletes a concept with its report and its files, to be brought back for a while. A report that still runs is to be cancelled before. */
export async function deleteConcept(
  dependencies: Pick<ConceptDependencies, "readReportStates" | "removeFiles" | "clock">,
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<void> {
  // Held before anything is published, as by whoever finishes a section: the other order would lock both out.
  const { concept } = await requireConceptToChange(transaction, reference, actor.userId);
  await announceConcept(dependencies, transaction, { ...actor, conceptId: concept.id, eventType: "deleted" });
  await dependencies.removeFiles(transaction, { accountId: concept.accountId, conceptId: concept.id });
  const { id, accountId } = concept;
  await putIntoTrash(transaction, {
    relation: "concepts",
    id,
    accountId,
    userId: actor.userId,
    at: dependencies.clock(),
  });
  await removeConcept(transaction, id);
}
