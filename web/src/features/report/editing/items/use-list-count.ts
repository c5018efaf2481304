import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { readCount } from "../saving/shown-content.ts";

/** How many items a list has by what was read of its section; undefined when that is not known. */
export function useListCount(
  conceptId: string,
  list: { section: ReportSection; place: string; parent: string | null },
): number | undefined {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => readCount(queryClient, { conceptId, section: list.section }, list),
  );
}
