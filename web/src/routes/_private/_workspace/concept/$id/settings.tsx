import { createFileRoute } from "@tanstack/react-router";
import { ContextScreen } from "../../../../../features/report/context/context-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id/settings")({
  component: () => <ContextScreen conceptId={Route.useParams().id} />,
});
