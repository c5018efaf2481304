import type { Transaction } from "../../../platform/database/database.ts";
import { removeClarifyingQuestions } from "../store/clarifying-questions.ts";
import { removeGeneratedConcepts } from "../store/generated-concepts.ts";
import { updateSeed } from "../store/seeds.ts";
import { type SeedWork, unsavedConcepts } from "./load-seed.ts";

/**
 * Removes what was made from answers that are no longer true: concepts that are not in the bank, and every clarifying
 * question. A failed generation is forgotten with them.
 */
export async function dropStaleWork(transaction: Transaction, work: SeedWork, updatedAt: Date): Promise<void> {
  await removeClarifyingQuestions(transaction, work.seed.id);
  await removeGeneratedConcepts(
    transaction,
    unsavedConcepts(work).map((concept) => concept.id),
  );
  await updateSeed(transaction, work.seed.id, { updatedAt, generationStatus: "idle", generationMessage: null });
}
