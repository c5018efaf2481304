import type { Database } from "../../../platform/database/database.ts";
import { currentQuestionnaires } from "../questionnaires/current-questionnaires.ts";
import { insertQuestionnaires } from "../store/questionnaires.ts";

/** Stores the questionnaires of this release; versions that are there already stay as they are. Run at every start. */
export async function storeQuestionnaires(database: Database): Promise<void> {
  await database.withSystem((transaction) => insertQuestionnaires(transaction, currentQuestionnaires));
}
