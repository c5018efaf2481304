import { queryOptions } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { reportKeys } from "../../transport/query-keys.ts";

const seconds = 1_000;
const minutes = 60 * seconds;

export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "overview"),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/overview", { params: { id }, signal }),
    staleTime: minutes,
  });
export const summariesQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "executive-summaries"),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/executive-summaries", { params: { id }, signal }),
    staleTime: 20 * seconds,
  });
export const trendsQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "trends"),
    queryFn: ({ signal }) => call("GET v3/concept/{id}/market-scan/trend-analysis", { params: { id }, signal }),
    staleTime: 2 * minutes,
  });
export const marketScanQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "market-scan"),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/market-scan", { params: { id }, signal }),
    staleTime: 2 * minutes,
  });
export const profilesQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "customer-profiles"),
    queryFn: async ({ signal }) =>
      (await call("GET v2/concept/{id}/customer-profile", { params: { id }, signal })).results,
    staleTime: 2 * minutes,
  });
export const projectionQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "financial-projection"),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/financial-projection", { params: { id }, signal }),
    staleTime: 5 * minutes,
  });
export const assumptionsQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "key-assumptions"),
    queryFn: ({ signal }) =>
      call("GET v2/concept/{id}/key-assumptions", { params: { id }, query: { page_size: 100 }, signal }),
    staleTime: 5 * minutes,
    gcTime: 2 * minutes,
  });
export const contextQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.part(id, "context"),
    queryFn: ({ signal }) => call("GET v2/concept/{id}/context", { params: { id }, signal }),
    staleTime: 5 * minutes,
  });
