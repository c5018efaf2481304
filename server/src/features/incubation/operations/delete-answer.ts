import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { removeAnswer } from "../store/answers.ts";
import { dropStaleWork } from "./drop-stale-work.ts";
import { type AskedAnswer, loadAnswerToChange } from "./load-answer.ts";
import { assertLossWasSeen } from "./seen-work.ts";

/** Deletes an answer, and with it what was made from it. Fails as `loadAnswerToChange` and `assertLossWasSeen` do. */
export async function deleteAnswer(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  asked: AskedAnswer,
): Promise<void> {
  await dependencies.database.withTenant(member, async (transaction) => {
    const { answer, work } = await loadAnswerToChange(dependencies, transaction, asked);
    assertLossWasSeen(asked, work);
    await removeAnswer(transaction, answer.id);
    await dropStaleWork(dependencies, transaction, { changer: member, work });
  });
}
