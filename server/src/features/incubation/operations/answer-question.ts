import { randomUUID } from "node:crypto";
import type { NewSeedAnswer, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits, detailsFor } from "../answer-values.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { assertAnswersMayChange } from "../policy.ts";
import { presentAnswer } from "../present.ts";
import { answeredMeanwhile } from "../seed-failures.ts";
import { addedAnswer } from "../store/answers.ts";
import { dropStaleWork } from "./drop-stale-work.ts";
import { loadSeed, requireLockedSeed } from "./load-seed.ts";
import { assertLossWasSeen, isOutdated, type SeenSeed } from "./seen-work.ts";
import { storeChangedAnswer } from "./store-changed-answer.ts";

/** An answer, and how the caller knew the seed. */
interface SubmittedAnswer extends SeenSeed {
  seedId: string;
  given: NewSeedAnswer;
}

/**
 * Answers a question; a second answer to the same question takes the place of the first. What was made from the answers
 * before goes with any real change. Throws `not_found`, a conflict for a seed that is no draft, `invalid` for a question the
 * seed does not have or an answer the question does not allow, and `precondition_failed` when the seed has changed since
 * `seedVersion`, and somebody else's answer or work that came since would go.
 */
export async function answerQuestion(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  answered: SubmittedAnswer,
): Promise<SeedAnswer> {
  return dependencies.database.withTenant(member, (transaction) =>
    submit(dependencies, transaction, { member, answered }),
  );
}

async function submit(
  dependencies: Pick<IncubationDependencies, "clock" | "bank">,
  transaction: Transaction,
  { member, answered }: { member: Member; answered: SubmittedAnswer },
): Promise<SeedAnswer> {
  const { seedId, given } = answered;
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
  const saysTheSame = earlier !== undefined && isSameAnswer(question.fieldType, earlier.answer, given.answer);
  if (earlier && !saysTheSame && isOutdated(answered, work)) throw answeredMeanwhile();
  if (!saysTheSame) assertLossWasSeen(answered, work);
  if (earlier) return storeChangedAnswer(dependencies, transaction, { member, work, earlier, change: given });

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
    updatedBy: member.userId,
  };
  const added = addedAnswer(transaction, row);
  const person = await dropStaleWork(dependencies, transaction, {
    changer: member,
    work,
    at: updatedAt,
    answer: added,
  });
  return presentAnswer({ ...row, person }, question);
}

const refused = (field: string, sentence: string) => new Failure("invalid", sentence, { form: { [field]: sentence } });
