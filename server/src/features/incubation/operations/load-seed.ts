import type { Transaction } from "../../../platform/database/database.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { isUuid } from "../known-uuid.ts";
import { seedNotFound } from "../seed-failures.ts";
import type { GeneratedConceptRow } from "../store/generated-concepts.ts";
import { findSeedWork, type StoredSeedWork } from "../store/seed-work.ts";
import { lockSeed, type SeedRow } from "../store/seeds.ts";

/** A seed with everything that belongs to it. */
export interface SeedWork extends StoredSeedWork {
  /** Identifiers in the bank by concept id; a concept that was deleted there is missing here. */
  identifiersByConceptId: ReadonlyMap<string, string>;
}

/** A seed of the caller's company with all its work. Throws `not_found`. */
export async function loadSeed(
  { bank }: Pick<IncubationDependencies, "bank">,
  transaction: Transaction,
  id: string,
): Promise<SeedWork> {
  const found = isUuid(id) ? await findSeedWork(transaction, id) : undefined;
  if (!found) throw seedNotFound();
  const conceptIds = found.generatedConcepts.flatMap((concept) => concept.conceptId ?? []);
  return {
    ...found,
    identifiersByConceptId: conceptIds.length > 0 ? await bank.identifiers(transaction, conceptIds) : new Map(),
  };
}

/** Locks a seed of the caller's company until the transaction ends. Throws `not_found`. */
export async function requireLockedSeed(transaction: Transaction, id: string): Promise<SeedRow> {
  const seed = isUuid(id) ? await lockSeed(transaction, id) : undefined;
  if (!seed) throw seedNotFound();
  return seed;
}

/** Whether a generated concept stands in the bank. One whose concept was deleted there counts as unsaved again. */
export function isSaved(work: Pick<SeedWork, "identifiersByConceptId">, concept: GeneratedConceptRow): boolean {
  return concept.conceptId !== null && work.identifiersByConceptId.has(concept.conceptId);
}

export function unsavedConcepts(work: SeedWork): GeneratedConceptRow[] {
  return work.generatedConcepts.filter((concept) => !isSaved(work, concept));
}
