import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { editsOf } from "../edits-of.ts";
import { findItem, listNamed, pathIn, valueAt, withChange } from "./changed-content.ts";
import { wholeItem } from "./whole-item.ts";

/** Under which it is kept who wrote what of a section; no content of it. */
export const workKey = (id: string, section: ReportSection) => [...reportKeys.section(id, section), "edits"] as const;

const isContent = (key: readonly unknown[]) => key.at(-1) !== "edits";

/** Shows a change in all that was read of its section, and in what the first page repeats of it, before the server has said a word. */
export function showChange(
  queryClient: QueryClient,
  { conceptId, section }: { conceptId: string; section: ReportSection },
  change: PersonalChange,
): void {
  const shown = change.kind === "add" ? { ...change, item: wholeItem(editsOf[section], change) } : change;
  queryClient.setQueriesData(
    { queryKey: reportKeys.section(conceptId, section), predicate: ({ queryKey }) => isContent(queryKey) },
    (data: unknown) => withChange(data, shown),
  );
  queryClient.setQueryData<Record<string, unknown>>(
    reportKeys.glance(conceptId),
    (data) => data && { ...data, [section]: withChange(data[section], shown) },
  );
}

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
