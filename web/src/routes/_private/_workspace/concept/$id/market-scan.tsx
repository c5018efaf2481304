import { createFileRoute } from "@tanstack/react-router";
import { MarketScanScreen } from "../../../../../features/report/market-scan/market-scan-screen.tsx";
import { marketScanSearch } from "../../../../../features/report/market-scan/market-scan-search.ts";

export const Route = createFileRoute("/_private/_workspace/concept/$id/market-scan")({
  validateSearch: marketScanSearch,
  component: () => <MarketScanScreen conceptId={Route.useParams().id} tab={Route.useSearch().tab} />,
});
