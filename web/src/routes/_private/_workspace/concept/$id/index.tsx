import { createFileRoute } from "@tanstack/react-router";
import { OverviewScreen } from "../../../../../features/report/overview/overview-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id/")({
  component: () => <OverviewScreen conceptId={Route.useParams().id} />,
});
