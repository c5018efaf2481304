import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { readShown } from "../saving/shown-content.ts";

/** What stands at a field by now; undefined when its thing is gone. */
export function useStanding(
  place: { conceptId: string; section: ReportSection },
  address: { item: string | null; field: string },
): unknown {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => readShown(queryClient, place, address),
  );
}
