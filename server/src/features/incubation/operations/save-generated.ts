import type { ChosenConcept, GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { assertMayBeWorkedOn } from "../policy.ts";
import { presentGeneratedConcept } from "../present-generated-concept.ts";
import { type GeneratedConceptRow, updateGeneratedConcept } from "../store/generated-concepts.ts";
import type { SeedRow } from "../store/seeds.ts";
import { changeSeed } from "./change-seed.ts";
import { storeEditedConcept } from "./edit-generated-concept.ts";
import { isSaved, loadSeed, requireLockedSeed, type SeedWork } from "./load-seed.ts";

type Dependencies = Pick<IncubationDependencies, "database" | "clock" | "bank">;

/**
 * Saves generated concepts, as edited, to the bank; the seed is published with the first. Those that are saved already stay as
 * they are. All or none. Throws `not_found`, `invalid` for a concept that is named twice, and a conflict for an archived seed.
 */
export async function saveGenerated(
  dependencies: Dependencies,
  member: Member,
  { seedId, chosen }: { seedId: string; chosen: ChosenConcept[] },
): Promise<GeneratedConcept[]> {
  if (new Set(chosen.map((concept) => concept.uuid)).size < chosen.length) {
    throw new Failure("invalid", "A concept is in the list twice.");
  }
  return dependencies.database.withTenant(member, async (transaction) => {
    const seed = await requireLockedSeed(transaction, seedId);
    assertMayBeWorkedOn(seed);
    const work = await loadSeed(dependencies, transaction, seedId);
    const identifiersByConceptId = new Map(work.identifiersByConceptId);
    const rows: GeneratedConceptRow[] = [];
    for (const { chosenBecause, ...fields } of chosen) {
      const edited = await storeEditedConcept(transaction, work, fields);
      const { row, identifier } = await putIntoBank(dependencies, transaction, {
        ...{ member, work, concept: edited, chosenBecause },
      });
      identifiersByConceptId.set(row.conceptId, identifier);
      rows.push(row);
    }
    await publishSeed(dependencies, transaction, { member, seed });
    return rows.map((row) => presentGeneratedConcept({ ...work, identifiersByConceptId }, row));
  });
}

interface Banking {
  member: Member;
  work: SeedWork;
  concept: GeneratedConceptRow;
  chosenBecause?: string | undefined;
}

/** Puts one generated concept into the bank, unless it is there. Gives it with its concept in the bank. */
export async function putIntoBank(
  { bank }: Pick<Dependencies, "bank">,
  transaction: Transaction,
  { member, work, concept, chosenBecause }: Banking,
): Promise<{ row: GeneratedConceptRow & { conceptId: string }; identifier: string }> {
  const known = work.identifiersByConceptId.get(concept.conceptId ?? "");
  if (concept.conceptId !== null && known !== undefined && isSaved(work, concept)) {
    return { row: { ...concept, conceptId: concept.conceptId }, identifier: known };
  }
  const { title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin } = concept;
  const texts = { title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin };
  const { conceptId, identifier } = await bank.saveConcept(transaction, member, {
    ...{ ...texts, chosenBecause, seedId: work.seed.id },
  });
  await updateGeneratedConcept(transaction, concept.id, { conceptId, isGenerating: false });
  return { row: { ...concept, conceptId, isGenerating: false }, identifier };
}

/** A seed is published once a concept of it is in the bank. */
export async function publishSeed(
  dependencies: Pick<Dependencies, "clock">,
  transaction: Transaction,
  { member, seed }: { member: Member; seed: SeedRow },
): Promise<void> {
  await changeSeed(dependencies, transaction, { changer: member, seed, change: { status: "published" } });
}
