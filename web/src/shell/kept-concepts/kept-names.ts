import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "../../transport/create-call.ts";
import { conceptKeys } from "../../transport/query-keys.ts";

const [kind] = conceptKeys.detail("");

/** The names by which addresses asked for a concept so far; `id` is any one of them, or its uuid or identifier. */
export function keptNames(queryClient: QueryClient, id: string): string[] {
  const kept = queryClient.getQueriesData<Answer<"GET v1/concept/{id}/">>({ queryKey: [kind] });
  const uuid = kept.find(([[, name], concept]) => [name, concept?.uuid, concept?.identifier].includes(id))?.[1]?.uuid;
  return kept
    .filter(([[, name], concept]) => name === id || (uuid && concept?.uuid === uuid))
    .map(([[, name]]) => String(name));
}
