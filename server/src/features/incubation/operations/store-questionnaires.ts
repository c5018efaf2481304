import type { IncubationDependencies } from "../dependencies.ts";
import { currentQuestionnaires } from "../questionnaires/current-questionnaires.ts";
import { insertQuestionnaires, moveSeedsTo } from "../store/questionnaires.ts";

/**
 * Stores the questionnaires of this release; versions that are there already stay as they are, and seeds that may still be answered go on with the
 * newest. Run at every start.
 */
export async function storeQuestionnaires({ database }: Pick<IncubationDependencies, "database">): Promise<void> {
  await database.withSystem(async (transaction) => {
    await insertQuestionnaires(transaction, currentQuestionnaires);
    for (const questionnaire of currentQuestionnaires) await moveSeedsTo(transaction, questionnaire);
  });
}
