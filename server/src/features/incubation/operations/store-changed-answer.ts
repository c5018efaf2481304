import type { SeedAnswer, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { Transaction } from "../../../platform/database/database.ts";
import { detailsFor } from "../answer-values.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { presentAnswer } from "../present.ts";
import { type AnswerRow, updateAnswer } from "../store/answers.ts";
import { updateSeed } from "../store/seeds.ts";
import { dropStaleWork } from "./drop-stale-work.ts";
import type { SeedWork } from "./load-seed.ts";

/** Stores an answer in the place of an earlier one. What was made from the earlier one goes, unless both say the same. */
export async function storeChangedAnswer(
  { clock }: Pick<IncubationDependencies, "clock">,
  transaction: Transaction,
  work: SeedWork,
  earlier: AnswerRow,
  change: SeedAnswerChange,
): Promise<SeedAnswer> {
  const question = work.questionnaire.questions[earlier.questionId];
  if (!question) throw new Error(`answer ${earlier.id} belongs to no question of its questionnaire`);
  const updatedAt = momentAfter(clock, earlier.updatedAt);
  const changed = { answer: change.answer, details: detailsFor(change.answer, change.details), updatedAt };
  await updateAnswer(transaction, earlier.id, changed);
  if (isSameAnswer(earlier.fieldType, earlier.answer, change.answer)) {
    await updateSeed(transaction, work.seed.id, { updatedAt: momentAfter(clock, work.seed.updatedAt) });
  } else {
    await dropStaleWork(transaction, work, momentAfter(clock, work.seed.updatedAt));
  }
  return presentAnswer({ ...earlier, ...changed }, question);
}
