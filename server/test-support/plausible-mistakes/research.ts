import type { ResearchQuestionsOutput } from "../../src/features/report/research/tasks/research-questions/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

type Question = ResearchQuestionsOutput["questions"][number];

const mistake = (name: string, spoil: (answer: ResearchQuestionsOutput) => unknown): PlausibleMistake => ({
  task: "research-questions",
  name,
  spoil,
});
const inFirst = (name: string, change: (question: Question) => object): PlausibleMistake =>
  mistake(name, ({ questions: [first, ...rest], ...more }) => ({
    ...more,
    questions: first ? [{ ...first, ...change(first) }, ...rest] : rest,
  }));

/** Small mistakes in the questions that are researched. */
export const researchMistakes: readonly PlausibleMistake[] = [
  inFirst("the company's own name in a search", ({ queries }) => ({ queries: [`Northline ${queries[0]}`] })),
  inFirst("a search that stands twice", ({ queries }) => ({ queries: [...queries, queries[0]] })),
  inFirst("a single search that is no list", ({ queries }) => ({ queries: queries[0] })),
  inFirst("four searches", ({ queries }) => ({
    queries: [...queries.slice(0, 1), "bulk soap", "office soap price", "soap by weight"],
  })),
  inFirst("a topic with a capital", ({ topic }) => ({ topic: topic.charAt(0).toUpperCase() + topic.slice(1) })),
  inFirst("a side in other words", () => ({ side: "neutral" })),
  inFirst("a link in a question", ({ question }) => ({ question: `${question} See https://trade.example/soap.` })),
  mistake("no market", ({ questions }) => ({ questions })),
  mistake("a question that stands twice", ({ questions, ...more }) => ({
    ...more,
    questions: [...questions, ...questions.slice(0, 1)],
  })),
  mistake("a question without a search", ({ questions, ...more }) => ({
    ...more,
    questions: withItem(questions, 0, { queries: [] }),
  })),
];
