import type { Concept, ConceptChange } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { announceKnownConcept } from "../exports/announce-concept.ts";
import { conceptChangedMeanwhile, conceptNotArchived, conceptNotFound } from "../exports/concept-failures.ts";
import { featureVersionsOf } from "../exports/feature-versions-of.ts";
import { type AskedConcept, requireConceptToChange } from "../exports/get-concept.ts";
import { presentConcept } from "../present.ts";
import { type ConceptRow, type ConceptWithPeople, changeFoundConcept } from "../store.ts";
import { changedWords, momentAfter } from "../word-changes.ts";

type Dependencies = Pick<ConceptDependencies, "clock" | "readReportStates">;

/** Changes fields or the status and gives the concept. Archiving remembers the status held before. Throws `precondition_failed` for a stale `ifMatch`. */
export async function changeConcept(
  dependencies: Dependencies,
  transaction: Transaction,
  { actor, reference, change, ifMatch }: AskedConcept & { change: ConceptChange; ifMatch?: string | undefined },
): Promise<Concept> {
  const found = await requireConceptToChange(transaction, reference, actor.userId);
  const { concept } = found;
  if (ifMatch !== undefined && ifMatch !== concept.updatedAt.toISOString()) throw conceptChangedMeanwhile();
  const archiving = change.status === "archived" && concept.status !== "archived";
  const statusBeforeArchive = archiving ? { statusBeforeArchive: concept.status } : {};
  const { featureVersions: forms, ...fields } = change;
  const featureVersions = { ...featureVersionsOf(concept.featureVersions), ...forms };
  return storeChange(dependencies, transaction, {
    actor,
    found,
    change: { ...fields, ...statusBeforeArchive, ...(forms ? { featureVersions } : {}) },
  });
}

/** Gives an archived concept the status it had before; `new` when that is not known. */
export async function unarchiveConcept(
  dependencies: Dependencies,
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<Concept> {
  const found = await requireConceptToChange(transaction, reference, actor.userId);
  const { status, statusBeforeArchive } = found.concept;
  if (status !== "archived") throw conceptNotArchived();
  const change = { status: statusBeforeArchive ?? "new", statusBeforeArchive: null };
  return storeChange(dependencies, transaction, { actor, found, change });
}

async function storeChange(
  { clock, readReportStates }: Dependencies,
  transaction: Transaction,
  { actor, found, change }: { actor: Member; found: ConceptWithPeople; change: Partial<ConceptRow> },
): Promise<Concept> {
  const { accountId, userId } = actor;
  const updatedAt = momentAfter(found.concept.updatedAt, clock());
  const wordChanges = {
    ...found.concept.wordChanges,
    ...changedWords(found.concept, change, { by: userId, at: updatedAt.toISOString() }),
  };
  const changed = await changeFoundConcept(transaction, found, { ...change, wordChanges, updatedAt, userId });
  const report = (await readReportStates(transaction, [changed.concept.id])).get(changed.concept.id);
  if (!report) throw conceptNotFound();
  const { status } = found.concept;
  const statusBefore = status === changed.concept.status ? undefined : status;
  announceKnownConcept(transaction, accountId, { found: changed, report, eventType: "changed", statusBefore });
  return presentConcept(changed, report);
}
