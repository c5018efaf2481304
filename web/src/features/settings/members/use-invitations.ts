import type { Invitation } from "@seedbed/contract/access/invitations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";

/** The company's open invitations; for admins. */
export function useInvitations() {
  return useQuery({
    queryKey: companyKeys.invitations,
    queryFn: ({ signal }) => call("GET v1/account/invitations", { signal }),
    // What becomes of a mail is told by no event.
    refetchInterval: ({ state }) => (state.data?.some(({ mail }) => mail?.state === "waiting") ? 5_000 : false),
  });
}

/** Makes a new link for somebody who is invited already, and mails it. What came of it is said as a toast. */
export function useInviteAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ email, role }: Invitation) => call("POST v1/account/invitations", { body: { email, role } }),
    onSuccess: (_, { email }) => toast.success(`A new link goes to ${email} by mail. The one before no longer works.`),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: companyKeys.invitations });
      void queryClient.invalidateQueries({ queryKey: companyKeys.securityEvents });
    },
  });
}

/** Ends an open invitation. A failure is said as a toast. */
export function useRevoke() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitation: Invitation) =>
      call("DELETE v1/account/invitations/{id}", { params: { id: invitation.uuid } }),
    onSuccess: (_, { uuid, email }) => {
      queryClient.setQueryData<Invitation[]>(companyKeys.invitations, (open) =>
        open?.filter((one) => one.uuid !== uuid),
      );
      toast.success(`The invitation of ${email} was revoked`);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: companyKeys.invitations });
      void queryClient.invalidateQueries({ queryKey: companyKeys.securityEvents });
    },
  });
}
