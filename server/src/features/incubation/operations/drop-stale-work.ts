import type { WithSubquery } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { removedClarifyingQuestions } from "../store/clarifying-questions.ts";
import { removedGeneratedConcepts } from "../store/generated-concepts.ts";
import type { PersonRow } from "../store/people.ts";
import { changeSeed, type SeedChanger } from "./change-seed.ts";
import { type SeedWork, unsavedConcepts } from "./load-seed.ts";

/**
 * Removes what was made from answers that are no longer true: concepts that are not in the bank, and every clarifying
 * question. A failed generation is forgotten with them. `answer` is the change of the answer, stored in the same statement.
 * Call it last in a transaction. Gives the name of who changes the seed.
 */
export async function dropStaleWork(
  dependencies: Pick<IncubationDependencies, "clock">,
  transaction: Transaction,
  { changer, work, at, answer }: { changer: SeedChanger; work: SeedWork; at?: Date; answer?: WithSubquery },
): Promise<PersonRow | null> {
  const unsaved = unsavedConcepts(work).map((concept) => concept.id);
  const alongside = [
    ...(answer ? [answer] : []),
    removedClarifyingQuestions(transaction, work.seed.id),
    ...(unsaved.length > 0 ? [removedGeneratedConcepts(transaction, unsaved)] : []),
  ];
  const change = { generationStatus: "idle", generationMessage: null } as const;
  return changeSeed(dependencies, transaction, { changer, seed: work.seed, change, at, alongside });
}
