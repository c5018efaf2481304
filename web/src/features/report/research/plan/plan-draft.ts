import type {
  ChangedPlan,
  ResearchPlan,
  ResearchQuestion,
  ResearchTopic,
} from "@seedbed/contract/report/research/schemas";
import { tooLong } from "../../../../design/text/too-long.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";

/* What the contract takes at most. */
export const wishesMax = 1000;
export const questionMax = 300;
export const wordsMax = 200;
export const searchesMax = 4;
export const questionsMax = 30;

/** Words that are searched for, with a name of their own while they are being changed. */
interface DraftSearch {
  id: string;
  words: string;
}

export interface DraftQuestion extends Omit<ResearchQuestion, "queries"> {
  searches: DraftSearch[];
}

/** A plan as it stands in the fields of a form. */
export interface PlanDraft {
  wishes: string;
  questions: DraftQuestion[];
}

/** Whether what was kept can still be shown. */
export const isPlanDraft = (value: unknown): value is PlanDraft =>
  typeof value === "object" &&
  value !== null &&
  "wishes" in value &&
  "questions" in value &&
  Array.isArray(value.questions) &&
  value.questions.every((question) => Array.isArray(question?.searches));

export const newSearch = (): DraftSearch => ({ id: randomUuid(), words: "" });

export const newQuestion = (topic: ResearchTopic): DraftQuestion => ({
  uuid: randomUuid(),
  topic,
  question: "",
  searches: [newSearch()],
  isIncluded: true,
});

export const draftOf = ({ wishes, questions }: ResearchPlan): PlanDraft => ({
  wishes,
  questions: questions.map(({ queries, ...question }) => ({
    ...question,
    searches: queries.map((words, index) => ({ id: `${question.uuid} ${index}`, words })),
  })),
});

/** The plan to be stored: without blanks around words, and without fields that were left empty. */
export const changedPlanOf = ({ wishes, questions }: PlanDraft): ChangedPlan => ({
  wishes: wishes.trim(),
  questions: questions.map(({ searches, ...question }) => ({
    ...question,
    question: question.question.trim(),
    queries: searches.map(({ words }) => words.trim()).filter((words) => words !== ""),
  })),
});

/** What is missing in a question: what is asked, or the words to search for. */
export interface QuestionProblem {
  question?: string;
  searches?: string;
}

/** By the uuid of the question. A new question of which nothing was written is no question yet, but has to be filled or removed. */
export function problemsOf(draft: PlanDraft): ReadonlyMap<string, QuestionProblem> {
  const problems = new Map<string, QuestionProblem>();
  for (const { uuid, question, queries } of changedPlanOf(draft).questions) {
    if (!uuid) continue;
    const asked = question === "" ? "Say what is asked, or remove the question." : tooLong(question, questionMax);
    const long = queries.find((words) => words.length > wordsMax);
    const searched =
      queries.length === 0
        ? "Name at least one thing to search for."
        : long && `“${long.slice(0, 20)}…”: ${tooLong(long, wordsMax)}`;
    if (asked || searched)
      problems.set(uuid, { ...(asked ? { question: asked } : {}), ...(searched ? { searches: searched } : {}) });
  }
  return problems;
}
