import { useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "../../../transport/query-keys.ts";

/** Reads anew what follows from a change of second factors. */
export function useFactorsChanged() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [companyKeys.secondFactor, companyKeys.sessions, companyKeys.securityEvents])
      void queryClient.invalidateQueries({ queryKey });
  };
}
