import type { InferDataFromTag, QueryClient, QueryKey, Updater } from "@tanstack/react-query";
import { readAgain } from "./read-again.ts";

/**
 * Says what stands now of what is kept under a key, as an event or the answer to a change tells. A read that is under way begins anew: it may
 * have been answered before that, and what stood then would win.
 */
export function tell<Kept = unknown, Key extends QueryKey = QueryKey, Data = InferDataFromTag<Kept, Key>>(
  queryClient: QueryClient,
  queryKey: Key,
  told: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): void {
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData<Data>(queryKey, told as never);
  if (isReading && queryClient.getQueryData(queryKey)) void readAgain(queryClient, queryKey);
}
