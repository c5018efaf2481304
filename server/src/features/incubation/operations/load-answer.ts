import type { Question, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { isUuid } from "../known-uuid.ts";
import { assertAnswersMayChange } from "../policy.ts";
import { presentAnswer } from "../present.ts";
import { answerNotFound, staleAnswer } from "../seed-failures.ts";
import { type AnswerRow, findAnswer } from "../store/answers.ts";
import { loadSeed, requireLockedSeed, type SeedWork } from "./load-seed.ts";
import type { SeenSeed } from "./seen-work.ts";

/** What a caller knows of an answer and of its seed, by their ETags; absent for callers who take them as they are. */
export interface KnownVersions extends SeenSeed {
  ifMatch?: string | undefined;
}

/** An answer that somebody asks to change. */
export interface AskedAnswer extends KnownVersions {
  answerId: string;
}

export interface AnswerToChange {
  answer: AnswerRow;
  question: Question;
  work: SeedWork;
}

/**
 * An answer that may be changed now, its seed locked. Throws `not_found`, a conflict for a seed whose answers stay as they are,
 * and `precondition_failed` for a stale `ifMatch`.
 */
export async function loadAnswerToChange(
  dependencies: Pick<IncubationDependencies, "bank">,
  transaction: Transaction,
  { answerId, ifMatch }: AskedAnswer,
): Promise<AnswerToChange> {
  const found = isUuid(answerId) ? await findAnswer(transaction, answerId) : undefined;
  if (!found) throw answerNotFound();
  const seed = await requireLockedSeed(transaction, found.seedId);
  const work = await loadSeed(dependencies, transaction, seed.id);
  const answer = work.answers.find((candidate) => candidate.id === found.id);
  const question = work.questionnaire.questions[found.questionId];
  if (!answer || !question) throw answerNotFound();
  if (ifMatch !== undefined && ifMatch !== answer.updatedAt.toISOString()) throw staleAnswer();
  assertAnswersMayChange(work.seed);
  return { answer, question, work };
}

/** An answer as it has just been stored, for the one who has written it. */
export function presentStoredAnswer({ questionnaire }: Pick<SeedWork, "questionnaire">, row: AnswerRow): SeedAnswer {
  const question = questionnaire.questions[row.questionId];
  if (!question) throw new Error(`answer ${row.id} belongs to no question of its questionnaire`);
  return presentAnswer(row, question);
}
