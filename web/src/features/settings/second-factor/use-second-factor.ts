import { useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

/** The person's second factors. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: companyKeys.secondFactor,
    queryFn: ({ signal }) => call("GET v1/user/second-factor", { signal }),
  });
