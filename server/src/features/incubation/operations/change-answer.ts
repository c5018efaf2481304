import type { SeedAnswer, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits } from "../answer-values.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { type KnownVersions, loadAnswerToChange } from "./load-answer.ts";
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
  answerId: string,
  change: SeedAnswerChange,
  known: KnownVersions = {},
): Promise<SeedAnswer> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const { answer, question, work } = await loadAnswerToChange(dependencies, transaction, answerId, known.ifMatch);
    assertAnswerFits(question, change.answer);
    if (!isSameAnswer(question.fieldType, answer.answer, change.answer)) assertLossWasSeen(known, work);
    return storeChangedAnswer(dependencies, transaction, member, work, answer, change);
  });
}
