import { queryOptions } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import type { Answer } from "../../transport/create-call.ts";
import { editingKeys } from "../../transport/query-keys.ts";

export type AiEditing = Answer<"GET v2/concept/{id}/ai-editing">;

/** The person's conversation about a report with the edits that are open, and who has locked it. */
export const editingQuery = (conceptUuid: string) =>
  queryOptions({
    queryKey: editingKeys.of(conceptUuid),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid }, signal }),
    staleTime: 60_000,
  });
