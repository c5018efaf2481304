import { createFileRoute } from "@tanstack/react-router";
import { IncubateScreen } from "../../../../../features/incubation/incubate-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/concept/incubate/$uuid")({
  component: () => <IncubateScreen seedUuid={Route.useParams().uuid} />,
});
