import { useSearch } from "@tanstack/react-router";
import { incubateSearch } from "./incubate-search.ts";
import { SeedScreen } from "./seed/seed-screen.tsx";
import { NoResults } from "./selecting/no-results.tsx";

/** The generated concepts of the seed that is named. */
export function ResultsScreen() {
  const { seed } = incubateSearch(useSearch({ strict: false }));
  return seed ? <SeedScreen key={seed} seedUuid={seed} resultsOnly /> : <NoResults />;
}
