import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * What is told to be read anew while its first answer is on its way, or while nobody looks at it, is read once more after that answer, which may be
 * from before: the query client would take it for what was asked for.
 */
export function readDoubtedAgain(queryClient: QueryClient): void {
  const doubted = new WeakSet<Query>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { query, action } = event;
    const { fetchStatus, data } = query.state;
    if (action.type === "fetch") doubted.delete(query);
    if (action.type === "invalidate" && fetchStatus === "fetching" && (data === undefined || !query.isActive()))
      doubted.add(query);
    if (action.type === "success" && !action.manual && doubted.delete(query))
      queueMicrotask(() => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }));
  });
}
