import { randomUUID } from "node:crypto";
import type { SeedType } from "@seedbed/contract/incubation/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { findCurrentQuestionnaires } from "../store/questionnaires.ts";
import { insertSeed } from "../store/seeds.ts";

/** Plants an empty draft with the newest questionnaire of its type. */
export async function plantSeed(
  { database, clock }: Pick<IncubationDependencies, "database" | "clock">,
  member: Member,
  type: SeedType,
): Promise<{ uuid: string }> {
  return database.withTenant(member, async (transaction) => {
    const questionnaire = (await findCurrentQuestionnaires(transaction)).find((current) => current.type === type);
    if (!questionnaire) throw new Error(`no questionnaire is stored for ${type}`);
    const now = clock();
    const uuid = randomUUID();
    await insertSeed(transaction, {
      id: uuid,
      accountId: member.accountId,
      type,
      questionnaireVersion: questionnaire.version,
      createdBy: member.userId,
      createdAt: now,
      updatedAt: now,
    });
    return { uuid };
  });
}
