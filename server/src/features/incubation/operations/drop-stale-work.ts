import type { Transaction } from "../../../platform/database/database.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { removeClarifyingQuestions } from "../store/clarifying-questions.ts";
import { removeGeneratedConcepts } from "../store/generated-concepts.ts";
import { changeSeed, type SeedChanger } from "./change-seed.ts";
import { type SeedWork, unsavedConcepts } from "./load-seed.ts";

/**
 * Removes what was made from answers that are no longer true: concepts that are not in the bank, and every clarifying
 * question. A failed generation is forgotten with them. Call it last in a transaction.
 */
export async function dropStaleWork(
  dependencies: Pick<IncubationDependencies, "clock">,
  transaction: Transaction,
  changer: SeedChanger,
  work: SeedWork,
  at?: Date,
): Promise<void> {
  await removeClarifyingQuestions(transaction, work.seed.id);
  await removeGeneratedConcepts(
    transaction,
    unsavedConcepts(work).map((concept) => concept.id),
  );
  const change = { generationStatus: "idle", generationMessage: null } as const;
  await changeSeed(dependencies, transaction, changer, work.seed, change, at);
}
