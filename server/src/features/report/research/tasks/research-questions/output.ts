import { researchTopics } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

const mostQuestions = 14;
/** With fewer the report would rest on hardly anything. */
const enoughQuestions = 3;

const Question = z.object({
  topic: z
    .enum(researchTopics)
    .describe(
      "What the answer is for. trends: politics, economy, society, technology, environment, law; forces: suppliers, buyers, rivals, substitutes, entrants; insights: what decides about the market; companies: who sells something like it; signals: what customers say and do.",
    ),
  side: z
    .enum(["for", "against", "open"])
    .describe("Whether it looks for what speaks for the concept, for what speaks against it, or for either."),
  question: z
    .string()
    .max(300)
    .describe(
      "One question in the language of the texts, at most 300 characters, that a page on the web could answer.",
    ),
  queries: listOf(z.string().max(120), { wanted: { min: 1, max: 3 }, enough: 1, unique: true }).describe(
    "One to three searches of three to eight words each, as somebody would type them who knows the market; in the languages in which that market writes.",
  ),
});

export const ResearchQuestionsOutput = z.object({
  market: z
    .string()
    .max(300)
    .describe(
      "One sentence: where the customers are, and in which languages people write about this there; “unknown” where the material does not say.",
    ),
  questions: listOf(Question, {
    wanted: { min: 6, max: mostQuestions },
    enough: enoughQuestions,
    unique: "question",
  }).describe("Eight to fourteen questions, those first whose answer could change a decision."),
});
export type ResearchQuestionsOutput = z.infer<typeof ResearchQuestionsOutput>;
