import { evaluationBriefs } from "../evaluation/briefs.ts";
import { ownIdeas } from "./own-ideas.ts";

const ofEvaluation = ["refill", "long", "vague", "german", "sparsam", "spanish", "japanese"];

/** Twelve ideas, three in each language of drafts: earning and saving, for people and for companies, things and services, one vague, one long. */
export const draftedIdeas = [...evaluationBriefs.filter(({ name }) => ofEvaluation.includes(name)), ...ownIdeas];
