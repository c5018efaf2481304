import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { useDashboardEvents } from "../../features/dashboard/on-events.ts";
import { Frame } from "../../shell/frame.tsx";
import { useEvent } from "../../transport/events.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import { session } from "../../transport/session.ts";

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
  useEffect(
    () =>
      session.onEnding(async () => {
        if (!Object.keys(sessionStorage).some((name) => name.startsWith("seedbed.ai-editing."))) return;
        const { clearTalks } = await import("../../features/ai-editing/talk/clear-talks.ts");
        await clearTalks();
      }),
    [],
  );
  useEffect(
    () => session.onEnding(async () => (await import("../../transport/kept/kept-store.ts")).forgetKeptWords()),
    [],
  );
  return <Frame />;
}
