import type { Transaction } from "../../../platform/database/database.ts";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { conceptWords } from "./concept-words.ts";

/** Everything a report is written from. Throws `not_found` when the concept is gone. */
export async function loadBrief(
  { readCompany, readSeedBrief }: Pick<ReportDependencies, "readCompany" | "readSeedBrief">,
  transaction: Transaction,
  { userId, conceptId }: { userId: string; conceptId: string },
): Promise<ConceptBrief> {
  const { concept } = await requireConcept(transaction, conceptId, userId);
  return {
    company: await readCompany(transaction),
    concept: conceptWords(concept),
    seed: concept.seedId
      ? await readSeedBrief(transaction, concept.seedId, concept.id)
      : { answers: [], clarifications: [] },
  };
}
