import { randomUUID } from "node:crypto";
import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { insertAnswers } from "../store/answers.ts";
import { insertSeed } from "../store/seeds.ts";
import { loadSeed } from "./load-seed.ts";

/** Copies a seed's answers into a new draft of the same questionnaire, whatever state the original is in. Throws `not_found`. */
export async function cloneSeed(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  id: string,
): Promise<{ uuid: string }> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const { seed, answers } = await loadSeed(dependencies, transaction, id);
    const now = dependencies.clock();
    const uuid = randomUUID();
    await insertSeed(transaction, {
      id: uuid,
      accountId: member.accountId,
      type: seed.type,
      questionnaireVersion: seed.questionnaireVersion,
      isCloned: true,
      createdBy: member.userId,
      createdAt: now,
      updatedAt: now,
    });
    const copies = answers.map(({ person, ...answer }) => ({
      ...answer,
      id: randomUUID(),
      seedId: uuid,
      updatedAt: now,
      updatedBy: member.userId,
    }));
    await insertAnswers(transaction, copies);
    return { uuid };
  });
}
