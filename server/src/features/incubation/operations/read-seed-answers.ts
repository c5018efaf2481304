import type { ClarifyingQuestion, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { presentAnswer } from "../present.ts";
import { presentClarifyingQuestion } from "../present-clarifying-question.ts";
import { seedNotFound } from "../seed-failures.ts";
import { findAnswers } from "../store/answers.ts";
import { findClarifyingQuestions } from "../store/clarifying-questions.ts";
import { findQuestionnaire } from "../store/questionnaires.ts";
import { findSeed } from "../store/seeds.ts";

/** The answers of a seed and the clarifying questions of the whole seed, as the contract shows them. Throws `not_found`. */
export async function readSeedAnswers(
  transaction: Transaction,
  seedId: string,
): Promise<{ answers: SeedAnswer[]; clarifyingQuestions: ClarifyingQuestion[] }> {
  const found = await findSeed(transaction, seedId);
  if (!found) throw seedNotFound();
  const { type, questionnaireVersion } = found.seed;
  const { questions } = await findQuestionnaire(transaction, type, questionnaireVersion);
  const rows = await findAnswers(transaction, [seedId]);
  const clarifying = await findClarifyingQuestions(transaction, seedId);
  return {
    answers: rows.flatMap((row) => {
      const question = questions[row.questionId];
      return question ? [presentAnswer(row, question)] : [];
    }),
    clarifyingQuestions: clarifying
      .filter((question) => question.generatedConceptId === null)
      .map(presentClarifyingQuestion),
  };
}
