import { randomUUID } from "node:crypto";
import type { NewSeedAnswer, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits, detailsFor } from "../answer-values.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { assertAnswersMayChange } from "../policy.ts";
import { presentAnswer } from "../present.ts";
import { insertAnswers } from "../store/answers.ts";
import { dropStaleWork } from "./drop-stale-work.ts";
import { loadSeed, requireLockedSeed } from "./load-seed.ts";
import { storeChangedAnswer } from "./store-changed-answer.ts";

/**
 * Answers a question; a second answer to the same question takes the place of the first. What was made from the answers
 * before goes with any real change. Throws `not_found`, a conflict for a seed that is no draft, and `invalid` for a question
 * the seed does not have or an answer the question does not allow.
 */
export async function answerQuestion(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  seedId: string,
  given: NewSeedAnswer,
): Promise<SeedAnswer> {
  return dependencies.database.withTenant(member, (transaction) => submit(dependencies, transaction, seedId, given));
}

async function submit(
  dependencies: Pick<IncubationDependencies, "clock" | "bank">,
  transaction: Transaction,
  seedId: string,
  given: NewSeedAnswer,
): Promise<SeedAnswer> {
  const seed = await requireLockedSeed(transaction, seedId);
  assertAnswersMayChange(seed);
  const work = await loadSeed(dependencies, transaction, seedId);
  const question = work.questionnaire.questions[given.questionId];
  if (!question) throw refused("questionId", "This seed's questionnaire has no such question.");
  if (question.fieldType !== given.fieldType) {
    throw refused("fieldType", `This question is answered as ${question.fieldType}.`);
  }
  assertAnswerFits(question, given.answer);
  const earlier = work.answers.find((answer) => answer.questionId === question.id);
  if (earlier) return storeChangedAnswer(dependencies, transaction, work, earlier, given);

  const updatedAt = momentAfter(dependencies.clock, seed.updatedAt);
  const row = {
    id: randomUUID(),
    accountId: seed.accountId,
    seedId,
    questionId: question.id,
    questionOrder: question.order,
    fieldType: question.fieldType,
    answer: given.answer,
    details: detailsFor(given.answer, given.details),
    updatedAt,
  };
  await insertAnswers(transaction, [row]);
  await dropStaleWork(transaction, work, updatedAt);
  return presentAnswer(row, question);
}

const refused = (field: string, sentence: string) => new Failure("invalid", sentence, { form: { [field]: sentence } });
