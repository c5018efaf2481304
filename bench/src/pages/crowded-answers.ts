import type { EvidenceView, ShownSource } from "@seedbed/contract/report/evidence/schemas";
import type { ResearchedPage, ResearchState } from "@seedbed/contract/report/research/schemas";

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const retrievedAt = "2026-03-01T09:30:00.000Z";
const words =
  "Of the operators we asked, most settle their price for a year and pass on what their own suppliers charge. ";
const counted = <Thing>(count: number, make: (number: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const source = (number: number): ShownSource => ({
  uuid: uuidOf(number),
  number,
  title: `What operators pay for their supplies, survey number ${number}`,
  description: "",
  url: `https://publisher-${number}.example/survey`,
  classification: "web",
  citations: [],
  confidenceLevel: "medium",
  publishedDate: "2025-11-02",
  category: "Online Article",
  publisher: `Publisher ${number}`,
  retrievedAt,
  passages: counted(2, (place) => ({
    before: words,
    quote: `settle their price for a year, as answer ${place} of ${number} says`,
    after: ` ${words}`,
    stance: "for",
    step: number % 4,
    isFound: true,
  })),
  rejected: null,
  hasCopy: true,
  hasChanged: false,
  addedBy: null,
});

export type CrowdedEvidence = Pick<EvidenceView, "steps" | "sources">;

/** What an item says of what it rests on, of so many sources, in four statements. */
export function crowdedEvidence(sources: number): CrowdedEvidence {
  const all = counted(sources, source);
  const steps = counted(4, (number) => {
    const own = all.filter((each) => each.number % 4 === number - 1).map((each) => each.number);
    return { text: words.trim(), sources: own, publishers: own.length, against: [], premises: [], wrong: null };
  });
  return { steps: sources > 0 ? steps : [], sources: all };
}

const readPage = (number: number): ResearchedPage => ({
  uuid: uuidOf(number),
  section: "marketScan",
  question: uuidOf(0),
  url: `https://publisher-${number}.example/survey`,
  title: `What operators pay for their supplies, survey number ${number}`,
  publisher: `Publisher ${number}`,
  publishedDate: "2025-11-02",
  state: number % 5 === 0 ? "refused" : "read",
  reason: number % 5 === 0 ? "robots" : null,
  sentence: number % 5 === 0 ? "Refused: robots.txt forbids it" : "",
  passages: 3,
  quoted: 1,
  source: null,
  at: retrievedAt,
});

/** What a server says of a report for which so many pages were met. */
export const crowdedResearch = (pages: number): ResearchState => ({
  provider: "searxng",
  plan: null,
  progress: {
    isRunning: false,
    asked: 9,
    questions: 9,
    current: null,
    pages: counted(pages, readPage),
    usd: 0.38,
    ended: null,
  },
});
