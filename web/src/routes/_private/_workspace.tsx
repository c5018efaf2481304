import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useDashboardEvents } from "../../features/dashboard/on-events.ts";
import { Frame } from "../../shell/frame.tsx";
import { useEvent } from "../../transport/events.ts";
import { conceptKeys } from "../../transport/query-keys.ts";

export const Route = createFileRoute("/_private/_workspace")({ component: Workspace });

// Whatever page is shown, the bank and the dashboard hear of what changes.
function Workspace() {
  useDashboardEvents();
  const queryClient = useQueryClient();
  useEvent("concept.workflow.update.account", (update) => {
    // No part of the first load, which has a budget: nobody waits for it.
    import("../../features/concepts/on-events.ts").then(
      ({ applyWorkflowUpdate }) => applyWorkflowUpdate(queryClient, update),
      () => queryClient.invalidateQueries({ queryKey: conceptKeys.lists }),
    );
  });
  return <Frame />;
}
