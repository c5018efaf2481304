import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import { expandAnExistingIdea } from "./expand-an-existing-idea.ts";
import { identifyNewOpportunities } from "./identify-new-opportunities.ts";

/**
 * What new seeds are planted with. A change of wording or order is a new version: published seeds keep the one they were answered by, others go on
 * with the new one, which therefore keeps the ids of all questions.
 */
export const currentQuestionnaires: readonly Questionnaire[] = [expandAnExistingIdea, identifyNewOpportunities];
