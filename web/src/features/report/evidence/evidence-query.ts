import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import type { Answer } from "../../../transport/create-call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import type { EvidenceAt } from "./address/use-open-evidence.ts";

export type EvidenceView = Answer<"GET v1/concept/{id}/evidence/{item}">;
export type ShownSource = EvidenceView["sources"][number];
export type ReportSource = Answer<"GET v1/concept/{id}/sources">["results"][number];
export type ReasoningStep = EvidenceView["steps"][number];

/** What stands behind an item of a report. */
export const evidenceQuery = (id: string, { item, field }: EvidenceAt) =>
  queryOptions({
    queryKey: reportKeys.evidence(id, item, field),
    queryFn: ({ signal }) =>
      call("GET v1/concept/{id}/evidence/{item}", { params: { id, item }, query: { field }, signal }),
    // Kept true by what the server tells.
    staleTime: 60_000,
  });

/** All sources of a report, the rejected ones among them, with the items that rest on each. */
export const sourcesQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.evidence(id, "sources"),
    queryFn: ({ signal }) => call("GET v1/concept/{id}/sources", { params: { id }, signal }),
    // Kept true by what the server tells.
    staleTime: 60_000,
  });

/** The kept copy of a source. What was kept stays as it is; which other copies there are may change. */
export const copyQuery = (source: string) =>
  queryOptions({
    queryKey: ["source-copy", source],
    queryFn: ({ signal }) => call("GET v1/sources/{source}/copy", { params: { source }, signal }),
    staleTime: 5 * 60_000,
  });
