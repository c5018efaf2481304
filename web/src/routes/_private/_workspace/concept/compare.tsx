import { createFileRoute } from "@tanstack/react-router";
import { CompareScreen } from "../../../../features/concepts/compare/compare-screen.tsx";
import { compareSearch } from "../../../../features/concepts/compare/compared-ids.ts";

export const Route = createFileRoute("/_private/_workspace/concept/compare")({
  validateSearch: compareSearch,
  component: () => <CompareScreen ids={Route.useSearch().ids} />,
});
