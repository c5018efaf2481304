import type { ConceptListItem } from "@seedbed/contract/concepts/schemas";
import type { SeedListItem } from "@seedbed/contract/incubation/schemas";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { conceptKeys, seedKeys } from "../../transport/query-keys.ts";
import type { BankSearch } from "./bank-search.ts";
import { chosenStatuses } from "./filters/chosen-statuses.ts";
import { seedStatusLabels } from "./seed-labels.ts";

const staleTime = 2 * 60_000;

export type BankConcept = ConceptListItem;
export type BankSeed = SeedListItem;

/** What the bank asks the server for. */
export const conceptListQuery = (search: BankSearch) => ({
  page: search.page ?? 1,
  // An unknown sort in the address falls back to the newest first.
  ...(isConceptSort(search.sort) ? { sort: search.sort } : {}),
  ...(search.search ? { search: search.search } : {}),
  ...(search.status ? { status: search.status } : {}),
  ...(search.createdBy ? { createdBy: search.createdBy } : {}),
  ...(search.category ? { category: search.category } : {}),
});

export const conceptsQuery = (search: BankSearch) =>
  queryOptions({
    queryKey: [...conceptKeys.lists, search] as const,
    queryFn: ({ signal }) => call("GET v1/concept/", { signal, query: conceptListQuery(search) }),
    staleTime,
    placeholderData: keepPreviousData,
  });

export const seedsQuery = (search: BankSearch) =>
  queryOptions({
    queryKey: [...seedKeys.lists, search] as const,
    queryFn: ({ signal }) =>
      call("GET v2/concept/seed", {
        signal,
        query: {
          page: search.page ?? 1,
          // Those that are published or archived are there when they are asked for.
          status: chosenStatuses(search, seedStatusLabels).join(",") || "draft",
          ...(isSeedSort(search.sort) ? { sort: search.sort } : {}),
          ...(search.search ? { search: search.search } : {}),
          ...(search.createdBy ? { createdBy: search.createdBy } : {}),
        },
      }),
    staleTime,
    placeholderData: keepPreviousData,
  });

export const useConcepts = (search: BankSearch) => useQuery(conceptsQuery(search));
export const useSeeds = (search: BankSearch) => useQuery(seedsQuery(search));

type ConceptSort = "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "status" | "-status" | "title" | "-title";
type SeedSort = "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "status" | "-status" | "type" | "-type";

const isConceptSort = (sort: string | undefined): sort is ConceptSort =>
  /^-?(createdAt|updatedAt|status|title)$/.test(sort ?? "");
const isSeedSort = (sort: string | undefined): sort is SeedSort =>
  /^-?(createdAt|updatedAt|status|type)$/.test(sort ?? "");
