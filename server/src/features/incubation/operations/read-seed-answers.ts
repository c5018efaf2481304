import type { ClarifyingQuestion, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { presentAnswer } from "../present.ts";
import { presentClarifyingQuestion } from "../present-clarifying-question.ts";
import { seedNotFound } from "../seed-failures.ts";
import { findSeedWork } from "../store/seed-work.ts";

/** The answers of a seed and the clarifying questions of the whole seed, as the contract shows them. Throws `not_found`. */
export async function readSeedAnswers(
  transaction: Transaction,
  seedId: string,
): Promise<{ answers: SeedAnswer[]; clarifyingQuestions: ClarifyingQuestion[] }> {
  const found = await findSeedWork(transaction, seedId);
  if (!found) throw seedNotFound();
  const { questions } = found.questionnaire;
  return {
    answers: found.answers.flatMap((row) => {
      const question = questions[row.questionId];
      return question ? [presentAnswer(row, question)] : [];
    }),
    clarifyingQuestions: found.clarifyingQuestions
      .filter((question) => question.generatedConceptId === null)
      .map(presentClarifyingQuestion),
  };
}
