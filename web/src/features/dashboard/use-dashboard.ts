import { useQuery } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import type { Answer } from "../../transport/create-call.ts";
import { dashboardKey } from "../../transport/query-keys.ts";

export type DashboardData = Answer<"GET v1/dashboard">;
export type Counts = DashboardData["conceptDetails"]["count"];

/** Counts by stage and the opportunity; stale after a minute, not read again on mount or focus unless something is known to have changed. */
export function useDashboard() {
  return useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => call("GET v1/dashboard", { signal }),
    staleTime: 60_000,
    refetchOnMount: ({ state }) => state.isInvalidated,
    refetchOnWindowFocus: false,
  });
}
