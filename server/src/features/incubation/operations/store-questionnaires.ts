import type { IncubationDependencies } from "../dependencies.ts";
import { currentQuestionnaires } from "../questionnaires/current-questionnaires.ts";
import { insertQuestionnaires } from "../store/questionnaires.ts";

/** Stores the questionnaires of this release; versions that are there already stay as they are. Run at every start. */
export async function storeQuestionnaires({ database }: Pick<IncubationDependencies, "database">): Promise<void> {
  await database.withSystem((transaction) => insertQuestionnaires(transaction, currentQuestionnaires));
}
