import type { User } from "@seedbed/contract/access/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";
import { personName } from "../person-name.ts";

/** What the company asks its members for, and what an admin does about it. Failures are said as toasts. */
export function useCompanySecondFactor() {
  const queryClient = useQueryClient();
  const queryKey = companyKeys.secondFactorOfCompany;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET v1/account/second-factor", { signal }),
  });
  const onSettled = () => {
    void queryClient.invalidateQueries({ queryKey: companyKeys.secondFactor });
    void queryClient.invalidateQueries({ queryKey: companyKeys.securityEvents });
  };
  const demand = useMutation({
    mutationFn: (demanded: boolean) => call("PUT v1/account/second-factor", { body: { demanded } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer);
      toast.success(
        answer.demanded ? "Everyone is asked for a second factor" : "Nobody is asked for a second factor any more",
      );
    },
    onSettled,
  });
  const reset = useMutation({
    mutationFn: ({ uuid }: User) => call("DELETE v1/account/members/{id}/second-factor", { params: { id: uuid } }),
    onSuccess: (_, member) => toast.success(`The second factor of ${personName(member)} is reset`),
    onSettled,
  });
  return { data, error, refetch, demand, reset };
}
