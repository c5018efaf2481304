import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { afterPaint } from "../../../../transport/after-paint.ts";
import { call } from "../../../../transport/call.ts";
import { workKey } from "../saving/work-key.ts";

const workQuery = (conceptId: string, section: ReportSection) =>
  queryOptions({
    queryKey: workKey(conceptId, section),
    queryFn: async ({ signal }) => {
      await afterPaint();
      return call("GET v2/concept/{id}/report/{section}/edits", { params: { id: conceptId, section }, signal });
    },
    staleTime: 5 * 60_000,
    enabled: conceptId !== "",
  });

/** Who wrote a field, and when; undefined for what no person wrote. One question a section, however many ask. */
export function useWork(
  { conceptId, section }: { conceptId: string; section: ReportSection },
  address: { item: string | null; field: string },
): SectionWork["edits"][number] | undefined {
  const { data } = useQuery(workQuery(conceptId, section));
  return data?.edits.find(({ item, field }) => item === address.item && field === address.field);
}

/** What of a section is people's own work; undefined until it is known, and where nothing can be edited. */
export function useSectionWork(edited: { conceptId: string; section: ReportSection } | null): SectionWork | undefined {
  return useQuery(workQuery(edited?.conceptId ?? "", edited?.section ?? "overview")).data;
}
