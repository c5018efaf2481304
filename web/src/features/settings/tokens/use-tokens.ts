import type { AccessToken, TokenOfMember } from "@seedbed/contract/access/tokens";
import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

/** The person's own tokens. */
export const useOwnTokens = () =>
  useQuery({ queryKey: companyKeys.ownTokens, queryFn: ({ signal }) => call("GET v1/user/tokens", { signal }) });

/** Everybody's tokens, for admins. */
export const useAllTokens = () =>
  useQuery({ queryKey: companyKeys.allTokens, queryFn: ({ signal }) => call("GET v1/account/tokens", { signal }) });

/** Revokes one of the person's own tokens. */
export const useRevokeOwn = () =>
  useRevoke<AccessToken>(companyKeys.ownTokens, (id) => call("DELETE v1/user/tokens/{id}", { params: { id } }));

/** Revokes a token of anybody, for admins. */
export const useRevokeAny = () =>
  useRevoke<TokenOfMember>(companyKeys.allTokens, (id) => call("DELETE v1/account/tokens/{id}", { params: { id } }));

function useRevoke<Token extends AccessToken>(queryKey: QueryKey, revoke: (id: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: Token) => revoke(token.uuid),
    onSuccess: (_, revoked) => {
      queryClient.setQueryData<Token[]>(queryKey, (tokens) => tokens?.filter(({ uuid }) => uuid !== revoked.uuid));
      toast.success(`“${revoked.name}” no longer works`);
    },
    onSettled: () => {
      for (const key of [companyKeys.ownTokens, companyKeys.allTokens, companyKeys.securityEvents])
        void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
