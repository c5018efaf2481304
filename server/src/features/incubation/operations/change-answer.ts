import type { SeedAnswer, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits } from "../answer-values.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { type AskedAnswer, loadAnswerToChange } from "./load-answer.ts";
import { assertLossWasSeen } from "./seen-work.ts";
import { storeChangedAnswer } from "./store-changed-answer.ts";

/**
 * Changes an answer and leaves the later ones. Generated concepts that are not saved and clarifying questions go when it says
 * something new. Fails as `loadAnswerToChange` and `assertLossWasSeen` do, and with `invalid` for an answer the question does
 * not allow.
 */
export async function changeAnswer(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  asked: AskedAnswer & { change: SeedAnswerChange },
): Promise<SeedAnswer> {
  const { change } = asked;
  return dependencies.database.withTenant(member, async (transaction) => {
    const { answer, question, work } = await loadAnswerToChange(dependencies, transaction, asked);
    assertAnswerFits(question, change.answer);
    if (!isSameAnswer(question.fieldType, answer.answer, change.answer)) assertLossWasSeen(asked, work);
    return storeChangedAnswer(dependencies, transaction, { member, work, earlier: answer, change });
  });
}
