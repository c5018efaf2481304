import type { Member } from "../../../platform/http/actor.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { removeAnswer } from "../store/answers.ts";
import { dropStaleWork } from "./drop-stale-work.ts";
import { loadAnswerToChange } from "./load-answer.ts";

/** Deletes an answer, and with it what was made from it. Fails as `loadAnswerToChange` does. */
export async function deleteAnswer(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  answerId: string,
  ifMatch?: string,
): Promise<void> {
  await dependencies.database.withTenant(member, async (transaction) => {
    const { answer, work } = await loadAnswerToChange(dependencies, transaction, answerId, ifMatch);
    await removeAnswer(transaction, answer.id);
    await dropStaleWork(transaction, work, momentAfter(dependencies.clock, work.seed.updatedAt));
  });
}
