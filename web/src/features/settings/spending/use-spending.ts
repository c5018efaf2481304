import type { Spending, SpendingCaps } from "@seedbed/contract/spending/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

/** What AI was used for, and the caps. */
export const useSpending = () =>
  useQuery({ queryKey: companyKeys.spending, queryFn: ({ signal }) => call("GET v1/account/spending", { signal }) });

/** Sets the caps; what was used is read again with them. */
export function useSetCaps() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (caps: SpendingCaps) => call("PUT v1/account/spending/caps", { body: caps }),
    onSuccess: (caps) =>
      queryClient.setQueryData<Spending>(companyKeys.spending, (known) => known && { ...known, caps }),
    onSettled: () => {
      for (const queryKey of [companyKeys.spending, companyKeys.securityEvents])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
