import type { SeedAnswer, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import { confirmationCases, confirmationTexts, lostWork } from "@seedbed/rules/questionnaire/lost-work";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits } from "../answer-values.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { presentSeed } from "../present.ts";
import { removeAnswersAbove } from "../store/answers.ts";
import { type AskedAnswer, loadAnswerToChange } from "./load-answer.ts";
import { assertLossWasSeen } from "./seen-work.ts";
import { storeChangedAnswer } from "./store-changed-answer.ts";

/**
 * Changes an answer and removes everything that rests on it: later answers, clarifying questions, concepts that are not
 * saved. An answer that says the same removes nothing. Fails as `changeAnswer` does, also for later answers that came after
 * the caller looked, and with a conflict that names what would be lost when something would and `force` is not set.
 */
export async function changeAnswerAndDeleteLater(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  asked: AskedAnswer & { change: SeedAnswerChange; force: boolean },
): Promise<SeedAnswer> {
  const { change, force } = asked;
  return dependencies.database.withTenant(member, async (transaction) => {
    const { answer, question, work } = await loadAnswerToChange(dependencies, transaction, asked);
    assertAnswerFits(question, change.answer);
    if (!isSameAnswer(question.fieldType, answer.answer, change.answer)) {
      const cases = confirmationCases(lostWork(presentSeed(work), question.order), work.seed);
      if (cases.length > 0 && !force) {
        throw new Failure("conflict", cases.map((lost) => confirmationTexts[lost]).join(" "));
      }
      assertLossWasSeen(asked, work, question.order);
      await removeAnswersAbove(transaction, work.seed.id, question.order);
    }
    return storeChangedAnswer(dependencies, transaction, { member, work, earlier: answer, change });
  });
}
