import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import type { Answer } from "../../../../transport/create-call.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import type { Concept } from "../use-concept.ts";

type Outdated = Answer<"GET v2/concept/{id}/report/outdated">;
export type OutdatedSection = Outdated["sections"][number];
export type OutdatedCause = OutdatedSection["causes"][number];

export const outdatedQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.outdated(id),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/report/outdated", { params: { id }, signal }),
    staleTime: 60_000,
  });

/** Those that a concept's report says are outdated, in the order of the report. */
export const outdatedIn = ({ reportStatusBySection }: Concept): ReportSection[] =>
  reportSections.filter((section) => reportStatusBySection[section].status === "outdated");

/** Why they are, and what writing them anew takes; asked for only while something is outdated. */
export const useOutdated = (id: string, concept: Concept | undefined) =>
  useQuery({
    ...outdatedQuery(id),
    enabled: concept !== undefined && !concept.isHistoricalVersion && outdatedIn(concept).length > 0,
  });
