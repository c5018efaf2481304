import type { Glance } from "@seedbed/contract/report/glance/schemas";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { glanceQuery } from "./glance-query.ts";

/** A section of the report as the overview sees it. `missing`: nothing has been written yet. */
export interface ReportPart<Data> {
  data: Data | undefined;
  state: "here" | "loading" | "missing" | "failed";
  retry(): void;
}

/** What the overview says of the other sections, read at once: they themselves are four times as much. */
export function useReportParts(conceptId: string) {
  const glance = useQuery(glanceQuery(conceptId));
  return {
    projection: partOf(glance, "financialProjection"),
    trends: partOf(glance, "trends"),
    scan: partOf(glance, "marketScan"),
    profiles: partOf(glance, "customerProfiles"),
    assumptions: partOf(glance, "assumptions"),
  };
}
export type ReportParts = ReturnType<typeof useReportParts>;

function partOf<Name extends keyof Glance>(
  { data, error, refetch }: UseQueryResult<Glance>,
  name: Name,
): ReportPart<NonNullable<Glance[Name]>> {
  const part = data?.[name] ?? undefined;
  const state = part ? "here" : data ? "missing" : error ? "failed" : "loading";
  return { data: part, state, retry: () => void refetch() };
}
