import type { ResearchQuestion, ResearchTopic } from "@seedbed/contract/report/research/schemas";
import type { ResearchLimits } from "../../dependencies.ts";

/** What is read for one question at most: more pages of the same search say the same. */
const pagesPerQuestion = 6;

/** What the questions of one topic may take. */
export interface TopicShare {
  questions: ResearchQuestion[];
  searches: number;
  pages: number;
}

/**
 * What a topic may take of a report's searches and pages: as large a part as its questions are of all, so that topics that are looked up at once, on
 * whatever servers, need not know of each other.
 */
export function shareOf(
  questions: readonly ResearchQuestion[],
  topic: ResearchTopic,
  { searchesPerReport, pagesPerReport }: Pick<ResearchLimits, "searchesPerReport" | "pagesPerReport">,
): TopicShare {
  const included = questions.filter(({ isIncluded }) => isIncluded);
  const own = inTurn(included.filter((question) => question.topic === topic));
  const part = (whole: number, wanted: number, ofAll: number) =>
    ofAll <= whole ? wanted : Math.floor((whole * wanted) / ofAll);
  const pages = pagesPerQuestion * own.length;
  return {
    questions: own,
    searches: part(searchesPerReport, searchesIn(own), searchesIn(included)),
    pages: part(pagesPerReport, pages, pagesPerQuestion * included.length),
  };
}

/** Questions of both sides in turn, so that no side goes without when searches or pages run out; those that look for either come behind. */
function inTurn(questions: readonly ResearchQuestion[]): ResearchQuestion[] {
  const [against, inFavour, either] = [
    questions.filter(({ side }) => side === "against"),
    questions.filter(({ side }) => side === "for"),
    questions.filter(({ side }) => !side),
  ];
  const longer = Math.max(against.length, inFavour.length);
  const pairs = Array.from({ length: longer }, (_, index) => [against[index], inFavour[index]]).flat();
  return [...pairs.flatMap((question) => question ?? []), ...either];
}

const searchesIn = (questions: readonly ResearchQuestion[]) =>
  questions.reduce((sum, { queries }) => sum + queries.length, 0);
