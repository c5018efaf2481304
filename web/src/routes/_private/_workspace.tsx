import { createFileRoute } from "@tanstack/react-router";
import { useConceptEvents } from "../../features/concepts/on-events.ts";
import { useDashboardEvents } from "../../features/dashboard/on-events.ts";
import { Frame } from "../../shell/frame.tsx";

export const Route = createFileRoute("/_private/_workspace")({ component: Workspace });

// Whatever page is shown, the bank and the dashboard hear of what changes.
function Workspace() {
  useConceptEvents();
  useDashboardEvents();
  return <Frame />;
}
