import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { conceptKeys } from "../../../transport/query-keys.ts";

/** What this person answered to the gut check of a concept, and whether its report is the person's first. */
export const gutCheckQuery = (conceptId: string) =>
  queryOptions({
    queryKey: conceptKeys.gutCheck(conceptId),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/gut-check", { params: { id: conceptId }, signal }),
  });
