import type { Transaction } from "../../../platform/database/database.ts";
import type { ClarifiedQuestion, SeedBrief } from "../exports/seed-brief.ts";
import { seedNotFound } from "../seed-failures.ts";
import { findAnswers } from "../store/answers.ts";
import { findClarifyingQuestions } from "../store/clarifying-questions.ts";
import { findGeneratedConcepts } from "../store/generated-concepts.ts";
import { findQuestionnaire } from "../store/questionnaires.ts";
import { findSeed } from "../store/seeds.ts";
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
  const found = await findSeed(transaction, seedId);
  if (!found) throw seedNotFound();
  const { type, questionnaireVersion } = found.seed;
  const questionnaire = await findQuestionnaire(transaction, type, questionnaireVersion);
  const concepts = conceptId === undefined ? [] : await findGeneratedConcepts(transaction, seedId);
  const ownConcepts = new Set(
    concepts.filter((concept) => concept.conceptId === conceptId).map((concept) => concept.id),
  );
  const questions = await findClarifyingQuestions(transaction, seedId);
  return {
    answers: answersInWords(questionnaire, await findAnswers(transaction, [seedId])),
    clarifications: questions
      .filter((question) => question.generatedConceptId === null || ownConcepts.has(question.generatedConceptId))
      .flatMap((question): ClarifiedQuestion[] =>
        question.answer.length > 0 ? [{ question: question.question, answers: question.answer }] : [],
      ),
  };
}
