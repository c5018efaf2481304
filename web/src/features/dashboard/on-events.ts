import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useEvent } from "../../transport/events.ts";
import { dashboardKey } from "../../transport/query-keys.ts";

/** Marks the dashboard as outdated when a report or a concept changes, here or elsewhere; it is read again when it is shown next. */
export function useDashboardEvents(): void {
  const queryClient = useQueryClient();
  useEvent("concept.workflow.update.account", ({ eventType }) => {
    if (eventType !== "progress" && eventType !== "started") {
      void queryClient.invalidateQueries({ queryKey: dashboardKey });
    }
  });
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") {
          void queryClient.invalidateQueries({ queryKey: dashboardKey });
        }
      }),
    [queryClient],
  );
}
