import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

/*
 * Out of date at once: whatever page a section was changed on, the overview asks when it is shown, and goes on showing what it knew until then. Only the
 * first answer is good for a moment: it is asked for while the page is on its way.
 */
export const glanceQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.glance(id),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/report/glance", { params: { id }, signal }),
    staleTime: ({ state }) => (state.dataUpdateCount === 1 ? 5_000 : 0),
  });
