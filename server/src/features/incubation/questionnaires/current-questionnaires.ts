import type { Questionnaire } from "@seedbed/contract/incubation/schemas";
import { expandAnExistingIdea } from "./expand-an-existing-idea.ts";
import { identifyNewOpportunities } from "./identify-new-opportunities.ts";

/** What new seeds are planted with. A change of wording or order is a new version: seeds keep the one they began with. */
export const currentQuestionnaires: readonly Questionnaire[] = [expandAnExistingIdea, identifyNewOpportunities];
