import type { SignedInSession } from "@seedbed/contract/access/sessions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";
import { session } from "../../../transport/session.ts";

/** Where the person is signed in. */
export const useSessions = () =>
  useQuery({ queryKey: companyKeys.sessions, queryFn: ({ signal }) => call("GET v1/user/sessions", { signal }) });

/** Signs out one session; the one of this page as its sign-out does. */
export function useSignOutSession() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { ownsFailure: true },
    mutationFn: async ({ uuid, current }: SignedInSession) => {
      if (current) await session.end();
      else await call("DELETE v1/user/sessions/{id}", { params: { id: uuid } });
    },
    onSuccess: (_, { device, current }) => {
      if (!current) toast.success(`${device} is signed out`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyKeys.sessions }),
  });
}

/** Signs out everywhere, here as well. */
export const useSignOutEverywhere = () =>
  useMutation<void, Error, void>({
    meta: { ownsFailure: true },
    mutationFn: async () => {
      await call("DELETE v1/user/sessions");
      await session.end();
    },
  });
