import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { isUuid } from "../known-uuid.ts";
import { seedNotFound } from "../seed-failures.ts";
import { type AnswerRow, findAnswers } from "../store/answers.ts";
import { type ClarifyingQuestionRow, findClarifyingQuestions } from "../store/clarifying-questions.ts";
import { findGeneratedConcepts, type GeneratedConceptRow } from "../store/generated-concepts.ts";
import { findQuestionnaire } from "../store/questionnaires.ts";
import { findSeed, lockSeed, type SeedRow, type SeedWithCreator } from "../store/seeds.ts";

/** A seed with everything that belongs to it. */
export interface SeedWork extends SeedWithCreator {
  questionnaire: Questionnaire;
  answers: AnswerRow[];
  clarifyingQuestions: ClarifyingQuestionRow[];
  generatedConcepts: GeneratedConceptRow[];
  /** Identifiers in the bank by concept id; a concept that was deleted there is missing here. */
  identifiersByConceptId: ReadonlyMap<string, string>;
}

/** A seed of the caller's company with all its work. Throws `not_found`. */
export async function loadSeed(
  { bank }: Pick<IncubationDependencies, "bank">,
  transaction: Transaction,
  id: string,
): Promise<SeedWork> {
  const found = isUuid(id) ? await findSeed(transaction, id) : undefined;
  if (!found) throw seedNotFound();
  const generatedConcepts = await findGeneratedConcepts(transaction, id);
  const conceptIds = generatedConcepts.flatMap((concept) => concept.conceptId ?? []);
  return {
    ...found,
    questionnaire: await findQuestionnaire(transaction, found.seed.type, found.seed.questionnaireVersion),
    answers: await findAnswers(transaction, [id]),
    clarifyingQuestions: await findClarifyingQuestions(transaction, id),
    generatedConcepts,
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
