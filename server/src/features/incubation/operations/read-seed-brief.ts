import type { Transaction } from "../../../platform/database/database.ts";
import type { ClarifiedQuestion, SeedBrief } from "../exports/seed-brief.ts";
import { seedNotFound } from "../seed-failures.ts";
import { findSeedWork } from "../store/seed-work.ts";
import { answersInWords } from "./answers-in-words.ts";

/**
 * What was answered in a seed, for AI tasks. With the id of a concept in the bank, what was clarified about that concept while
 * it was chosen is there too. Throws `not_found`.
 */
export async function readSeedBrief(
  transaction: Transaction,
  seedId: string,
  conceptId?: string,
): Promise<Pick<SeedBrief, "answers" | "clarifications">> {
  const found = await findSeedWork(transaction, seedId);
  if (!found) throw seedNotFound();
  const ownConcepts = new Set(
    found.generatedConcepts.filter((concept) => concept.conceptId === conceptId).map((concept) => concept.id),
  );
  return {
    answers: answersInWords(found.questionnaire, found.answers),
    clarifications: found.clarifyingQuestions
      .filter((question) => question.generatedConceptId === null || ownConcepts.has(question.generatedConceptId))
      .flatMap((question): ClarifiedQuestion[] =>
        question.answer.length > 0 ? [{ question: question.question, answers: question.answer }] : [],
      ),
  };
}
