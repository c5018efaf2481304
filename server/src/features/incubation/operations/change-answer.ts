import type { SeedAnswer, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits } from "../answer-values.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { loadAnswerToChange } from "./load-answer.ts";
import { storeChangedAnswer } from "./store-changed-answer.ts";

/**
 * Changes an answer and leaves the later ones. Generated concepts that are not saved and clarifying questions go when it says
 * something new. Fails as `loadAnswerToChange` does, and with `invalid` for an answer the question does not allow.
 */
export async function changeAnswer(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  answerId: string,
  change: SeedAnswerChange,
  ifMatch?: string,
): Promise<SeedAnswer> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const { answer, question, work } = await loadAnswerToChange(dependencies, transaction, answerId, ifMatch);
    assertAnswerFits(question, change.answer);
    return storeChangedAnswer(dependencies, transaction, work, answer, change);
  });
}
