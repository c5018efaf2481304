import { createFileRoute } from "@tanstack/react-router";
import { useDashboardEvents } from "../../features/dashboard/on-events.ts";
import { Frame } from "../../shell/frame.tsx";

export const Route = createFileRoute("/_private/_workspace")({ component: Workspace });

// Whatever page is shown, the dashboard hears of what changes.
function Workspace() {
  useDashboardEvents();
  return <Frame />;
}
