import { createFileRoute } from "@tanstack/react-router";
import { FinancialProjectionScreen } from "../../../../../features/report/financials/financial-projection-screen.tsx";
import { financialProjectionSearch } from "../../../../../features/report/financials/financial-projection-search.ts";

export const Route = createFileRoute("/_private/_workspace/concept/$id/financial-projection")({
  validateSearch: financialProjectionSearch,
  component: () => <FinancialProjectionScreen conceptId={Route.useParams().id} tab={Route.useSearch().tab} />,
});
