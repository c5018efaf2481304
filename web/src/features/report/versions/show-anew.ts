import type { QueryClient } from "@tanstack/react-query";
import { keptNames } from "../../../shell/kept-concepts/kept-names.ts";
import { readAgain } from "../../../transport/queries/read-again.ts";
import { conceptKeys, reportKeys } from "../../../transport/query-keys.ts";

/** Reads a concept and all of its report again, under each of its names: it is shown as another version from now on. */
export async function showAnew(queryClient: QueryClient, id: string): Promise<void> {
  const queryKeys = keptNames(queryClient, id).flatMap((name) => [conceptKeys.detail(name), reportKeys.all(name)]);
  await Promise.all(queryKeys.map((queryKey) => readAgain(queryClient, queryKey)));
}
