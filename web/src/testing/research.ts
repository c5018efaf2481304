import type {
  ResearchedPage,
  ResearchPlan,
  ResearchQuestion,
  ResearchState,
} from "@seedbed/contract/report/research/schemas";

export const questionWith = (uuid: string, change: Partial<ResearchQuestion> = {}): ResearchQuestion => ({
  uuid,
  topic: "forces",
  question: `What moves the price of ${uuid}?`,
  queries: [`${uuid} price`],
  isIncluded: true,
  ...change,
});

export const planWith = (change: Partial<ResearchPlan> = {}): ResearchPlan => ({
  wishes: "",
  questions: [
    questionWith("rules", {
      topic: "trends",
      question: "Which rules for packaging change?",
      queries: ["packaging rules", "refill quota"],
    }),
    questionWith("soap"),
  ],
  estimate: { searches: 3, pages: 12, seconds: 39, usd: 0.024 },
  isOlder: false,
  changedBy: null,
  changedAt: null,
  ...change,
});

export const researchedPageWith = (title: string, change: Partial<ResearchedPage> = {}): ResearchedPage => ({
  uuid: title,
  section: "marketScan",
  question: "soap",
  url: `https://trade.example/${encodeURIComponent(title)}`,
  title,
  publisher: "trade.example",
  publishedDate: null,
  state: "read",
  reason: null,
  sentence: "",
  passages: 4,
  quoted: 0,
  source: null,
  at: "2026-03-02T10:00:00.000Z",
  ...change,
});

type Progress = NonNullable<ResearchState["progress"]>;

export const progressWith = (change: Partial<Progress> = {}): Progress => ({
  isRunning: true,
  asked: 1,
  questions: 1,
  current: questionWith("soap"),
  pages: [],
  usd: 0.38,
  ended: null,
  ...change,
});

/** What a server says of research that has a search provider. */
export const researchWith = (change: Partial<ResearchState> = {}): ResearchState => ({
  provider: "tavily",
  plan: planWith(),
  progress: null,
  ...change,
});
