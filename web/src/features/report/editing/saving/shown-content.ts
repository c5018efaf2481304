import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { findItem, listNamed, pathIn, valueAt } from "./content-paths.ts";
import { isContent } from "./work-key.ts";

/** What stands at a field by what was read of its section last; undefined when its thing is gone. */
export function readShown(
  queryClient: QueryClient,
  { conceptId, section }: { conceptId: string; section: ReportSection },
  { item, field }: { item: string | null; field: string },
): unknown {
  const read = queryClient.getQueriesData({
    queryKey: reportKeys.section(conceptId, section),
    predicate: ({ queryKey }) => isContent(queryKey),
  });
  for (const [, data] of read) {
    const owner = item === null ? data : findItem(data, item);
    const path = owner === undefined ? undefined : pathIn(owner, field, item === null);
    if (path) return valueAt(owner, path);
  }
  return undefined;
}

/** How many items a list has; undefined where nothing of it was read. */
export function readCount(
  queryClient: QueryClient,
  { conceptId, section }: { conceptId: string; section: ReportSection },
  { place, parent }: { place: string; parent: string | null },
): number | undefined {
  const path = listNamed(place, parent);
  const read = queryClient.getQueriesData({
    queryKey: reportKeys.section(conceptId, section),
    predicate: ({ queryKey }) => isContent(queryKey),
  });
  for (const [, data] of read) {
    const owner = parent === null ? data : findItem(data, parent);
    const steps = owner === undefined ? undefined : pathIn(owner, path, parent === null);
    const list = steps && valueAt(owner, steps);
    if (Array.isArray(list)) return list.length;
  }
  return undefined;
}
