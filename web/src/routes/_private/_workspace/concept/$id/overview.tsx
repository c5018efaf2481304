import { createFileRoute, Navigate } from "@tanstack/react-router";

// The overview is the index of a report; people and other products link to it by its name, too.
export const Route = createFileRoute("/_private/_workspace/concept/$id/overview")({
  component: () => <Navigate to="/concept/$id" params={{ id: Route.useParams().id }} replace />,
});
