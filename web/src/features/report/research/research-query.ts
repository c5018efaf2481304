import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import type { Answer } from "../../../transport/create-call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

export type Research = Answer<"GET v1/concept/{id}/research">;
export type ResearchProvider = NonNullable<Research["provider"]>;

/** The plan of a report's research, and what was read so far. */
export const researchQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.research(id),
    queryFn: ({ signal }) => call("GET v1/concept/{id}/research", { params: { id }, signal }),
    staleTime: 60_000,
  });
