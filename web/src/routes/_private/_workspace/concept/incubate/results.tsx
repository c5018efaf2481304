import { createFileRoute } from "@tanstack/react-router";
import { incubateSearch } from "../../../../../features/incubation/incubate-search.ts";
import { ResultsScreen } from "../../../../../features/incubation/results-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/incubate/results")({
  validateSearch: incubateSearch,
  component: ResultsScreen,
});
