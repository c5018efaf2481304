import { createFileRoute } from "@tanstack/react-router";
import { SimilarBanner } from "../../../../../features/concepts/similar/similar-banner.tsx";
import { incubateSearch } from "../../../../../features/incubation/incubate-search.ts";
import { ResultsScreen } from "../../../../../features/incubation/results-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/incubate/results")({
  validateSearch: incubateSearch,
  component: Results,
});

function Results() {
  const { seed } = Route.useSearch();
  return (
    <>
      {seed && <SimilarBanner idea={{ uuid: seed, kind: "seed" }} abovePage />}
      <ResultsScreen />
    </>
  );
}
