import { useQuery } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { companyKeys } from "../../transport/query-keys.ts";

/** What the company has said of itself beside name, domain and goal. */
export function useCompanyFacts() {
  return useQuery({
    queryKey: companyKeys.facts,
    queryFn: ({ signal }) => call("GET v1/account/facts", { signal }),
  });
}
