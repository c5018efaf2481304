import type { SeedAnswer, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { detailsFor } from "../answer-values.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { type AnswerRow, changedAnswer } from "../store/answers.ts";
import { changeSeed } from "./change-seed.ts";
import { dropStaleWork } from "./drop-stale-work.ts";
import { presentStoredAnswer } from "./load-answer.ts";
import type { SeedWork } from "./load-seed.ts";

/** Stores an answer in the place of an earlier one. What was made from the earlier one goes, unless both say the same. */
export async function storeChangedAnswer(
  dependencies: Pick<IncubationDependencies, "clock">,
  transaction: Transaction,
  { member, work, earlier, change }: { member: Member; work: SeedWork; earlier: AnswerRow; change: SeedAnswerChange },
): Promise<SeedAnswer> {
  const latest = Math.max(earlier.updatedAt.getTime(), work.seed.updatedAt.getTime());
  const updatedAt = momentAfter(dependencies.clock, new Date(latest));
  const { answer } = change;
  const details = detailsFor(answer, change.details);
  const stored = { answer, details, updatedAt, updatedBy: member.userId };
  const changed = changedAnswer(transaction, earlier.id, stored);
  const person = isSameAnswer(earlier.fieldType, earlier.answer, answer)
    ? await changeSeed(dependencies, transaction, {
        changer: member,
        seed: work.seed,
        at: updatedAt,
        alongside: [changed],
      })
    : await dropStaleWork(dependencies, transaction, { changer: member, work, at: updatedAt, answer: changed });
  return presentStoredAnswer(work, { ...earlier, ...stored, person });
}
