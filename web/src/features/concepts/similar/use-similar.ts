import type { IdeaKind, SimilarIdea } from "@seedbed/contract/concepts/similar";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { similarKeys } from "../../../transport/query-keys.ts";

const staleTime = 2 * 60_000;

export interface IdeaName {
  uuid: string;
  kind: IdeaKind;
}

/** The nearest idea to each of these rows, by the row's id. Empty until known: nobody waits for it. */
export function useSimilarRows(ids: readonly string[]): ReadonlyMap<string, SimilarIdea> {
  const { data } = useQuery({
    queryKey: similarKeys.ofRows(ids),
    queryFn: ({ signal }) => call("GET v1/concept/similar", { query: { ids: ids.join(",") }, signal }),
    enabled: ids.length > 0,
    staleTime,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.flatMap(({ uuid, similar: [nearest] }) => (nearest ? [[uuid, nearest] as const] : [])));
}

/** What resembles a concept (by uuid or identifier) or a seed, the nearest first. */
export function useSimilarTo({ uuid, kind }: IdeaName) {
  return useQuery({
    queryKey: similarKeys.of(kind, uuid),
    queryFn: ({ signal }) =>
      kind === "concept"
        ? call("GET v1/concept/{id}/similar", { params: { id: uuid }, signal })
        : call("GET v2/concept/seed/{id}/similar", { params: { id: uuid }, signal }),
    staleTime,
  });
}
