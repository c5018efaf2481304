import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { CallFailed } from "../../../transport/failure.ts";
import { assumptions } from "../assumptions/section.ts";
import { customerProfiles } from "../customers/section.ts";
import { financialProjection } from "../financials/section.ts";
import { marketScan, trends } from "../market-scan/section.ts";

/** A section of the report as the overview sees it. `missing`: nothing has been written yet. */
export interface ReportPart<Data> {
  data: Data | undefined;
  state: "here" | "loading" | "missing" | "failed";
  retry(): void;
}

/** The sections that the overview speaks of. */
export function useReportParts(conceptId: string) {
  return {
    projection: partOf(useQuery(financialProjection.query(conceptId))),
    trends: partOf(useQuery(trends.query(conceptId))),
    scan: partOf(useQuery(marketScan.query(conceptId))),
    profiles: partOf(useQuery(customerProfiles.query(conceptId))),
    assumptions: partOf(useQuery(assumptions.query(conceptId))),
  };
}
export type ReportParts = ReturnType<typeof useReportParts>;

function partOf<Data>({ data, error, refetch }: UseQueryResult<Data>): ReportPart<Data> {
  return { data, state: stateOf(data, error), retry: () => void refetch() };
}

function stateOf(data: unknown, error: Error | null): ReportPart<unknown>["state"] {
  if (data !== undefined) return "here";
  if (!error) return "loading";
  return error instanceof CallFailed && error.code === "not_found" ? "missing" : "failed";
}
