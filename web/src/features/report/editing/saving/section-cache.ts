import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { editsOf } from "../edits-of.ts";
import { withChange } from "./changed-content.ts";
import { wholeItem } from "./whole-item.ts";
import { isContent } from "./work-key.ts";

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
