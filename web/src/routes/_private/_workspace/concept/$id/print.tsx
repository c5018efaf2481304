import { createFileRoute } from "@tanstack/react-router";
import { PrintScreen } from "../../../../../features/report/print/print-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/$id/print")({
  component: () => <PrintScreen conceptId={Route.useParams().id} />,
});
