import type { ResearchEstimate, ResearchQuestion } from "@seedbed/contract/report/research/schemas";
import { researchTopics } from "@seedbed/contract/report/vocabulary";
import type { SearchProvider } from "../../../../platform/research/search-provider.ts";
import type { ResearchLimits } from "../../dependencies.ts";
import type { ResearchPace } from "./research-pace.ts";
import { shareOf } from "./topic-shares.ts";

/** What a plan is about to take at most: what is kept from before costs neither time nor money. */
export function estimateOf(
  questions: readonly ResearchQuestion[],
  limits: Pick<ResearchLimits, "searchesPerReport" | "pagesPerReport">,
  { usdPerSearch, secondsPerPage, secondsPerSearch }: Pick<SearchProvider, "usdPerSearch"> & ResearchPace,
): ResearchEstimate {
  const shares = researchTopics.map((topic) => shareOf(questions, topic, limits));
  const sum = (count: (share: (typeof shares)[number]) => number) =>
    shares.reduce((total, share) => total + count(share), 0);
  const searches = sum((share) => share.searches);
  const pages = sum((share) => share.pages);
  return {
    searches,
    pages,
    seconds: Math.ceil(pages * secondsPerPage + searches * secondsPerSearch),
    usd: usdPerSearch === null ? null : searches * usdPerSearch,
  };
}
