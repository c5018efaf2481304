import type { QueryClient } from "@tanstack/react-query";
import { conceptKeys, reportKeys } from "../../transport/query-keys.ts";
import { keptNames } from "./kept-names.ts";

/** Has concepts read again after something was done to them or ordered for them, and what is not shown, as lists, when it is shown next. */
export async function refreshConcepts(queryClient: QueryClient, ids: readonly string[]): Promise<void> {
  const names = new Set(ids.flatMap((id) => keptNames(queryClient, id)));
  const queryKeys = [conceptKeys.lists, ...[...names].map(conceptKeys.detail)];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Has all that is kept of a concept and its report read again when it is shown next. A report that is shown hears of changes by itself. */
export function doubtReport(queryClient: QueryClient, conceptUuid: string): void {
  const names = keptNames(queryClient, conceptUuid);
  if (names.some((name) => isShown(queryClient, name))) return;
  for (const name of names)
    for (const queryKey of [conceptKeys.detail(name), reportKeys.all(name)])
      void queryClient.invalidateQueries({ queryKey });
}

const isShown = (queryClient: QueryClient, name: string) =>
  queryClient
    .getQueryCache()
    .find({ queryKey: conceptKeys.detail(name) })
    ?.isActive() ?? false;
