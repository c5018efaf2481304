import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

/** A page of the audit log, from 1; for admins. */
export function useSecurityEvents(page: number) {
  return useQuery({
    queryKey: [...companyKeys.securityEvents, page],
    queryFn: ({ signal }) => call("GET v1/account/security-events", { signal, query: { page } }),
    staleTime: 2 * 60_000,
    placeholderData: keepPreviousData,
  });
}
