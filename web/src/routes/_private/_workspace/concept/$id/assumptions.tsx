import { createFileRoute } from "@tanstack/react-router";
import { AssumptionsScreen } from "../../../../../features/report/assumptions/assumptions-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id/assumptions")({
  component: () => <AssumptionsScreen conceptId={Route.useParams().id} />,
});
