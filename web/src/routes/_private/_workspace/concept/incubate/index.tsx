import { createFileRoute } from "@tanstack/react-router";
import { IncubateScreen } from "../../../../../features/incubation/incubate-screen.tsx";
import { incubateSearch } from "../../../../../features/incubation/incubate-search.ts";

export const Route = createFileRoute("/_private/_workspace/concept/incubate/")({
  validateSearch: incubateSearch,
  component: () => <IncubateScreen seedUuid={Route.useSearch().seed} />,
});
