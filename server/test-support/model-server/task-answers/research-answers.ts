import { researchTopics } from "@seedbed/contract/report/vocabulary";
import { ResearchQuestionsOutput } from "../../../src/features/report/research/tasks/research-questions/output.ts";
import type { Answers } from "../answer.ts";

/** Searches to which `research-pages/` has answers. */
const queries = {
  trends: ["packaging ordinance refillable containers shared buildings fee"],
  forces: ["palm kernel oil surfactant price cleaning agents"],
  insights: ["office cleaning contracts refill delivery cost survey"],
  companies: ["cargo bikes city logistics report workshops brakes"],
  signals: ["hospital plate waste study ordering meals"],
} as const;

/** What customers say is found on both sides. */
const found = { signals: "food waste hospitals statistics tonnes" } as const;

/** Two questions for each topic, of which the second is without an answer but for signals. */
export const researchAnswers = {
  research_questions({ filled }): ResearchQuestionsOutput {
    return {
      market: ResearchQuestionsOutput.parse(filled).market,
      questions: researchTopics.flatMap((topic) => [
        { topic, side: "against", question: `What holds back, seen by ${topic}?`, queries: [...queries[topic]] },
        {
          topic,
          side: "for",
          question: `What carries, seen by ${topic}?`,
          queries: [topic === "signals" ? found[topic] : `xylograph quoins ${topic}`],
        },
      ]),
    };
  },
} satisfies Answers;
