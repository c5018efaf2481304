import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "../../transport/create-call.ts";
import { conceptKeys } from "../../transport/query-keys.ts";
import { readAgain } from "../../transport/read-again.ts";

type Concept = Answer<"GET v1/concept/{id}/">;

/**
 * Says what stands now of a concept that was read under this name. A read that is under way begins anew: it may have been answered before
 * that, and what stood then would win.
 */
export function tellConcept(queryClient: QueryClient, name: string, told: (concept: Concept) => Concept): void {
  const queryKey = conceptKeys.detail(name);
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData<Concept>(queryKey, (concept) => concept && told(concept));
  if (isReading && queryClient.getQueryData(queryKey)) void readAgain(queryClient, queryKey);
}
