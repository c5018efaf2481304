import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { findCurrentQuestionnaires } from "../store/questionnaires.ts";

/** The questionnaires new seeds are planted with. */
export async function listQuestionnaires(
  { database }: Pick<IncubationDependencies, "database">,
  member: Member,
): Promise<Questionnaire[]> {
  return database.withTenant(member, findCurrentQuestionnaires);
}
