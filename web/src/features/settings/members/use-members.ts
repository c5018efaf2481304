import type { Role, User } from "@seedbed/contract/access/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { companyKeys } from "../../../transport/query-keys.ts";
import { session } from "../../../transport/session.ts";
import { personName } from "../person-name.ts";
import { roleNames } from "../roles.ts";

/** Everybody of the company. */
export function useMembers() {
  return useQuery({
    queryKey: companyKeys.members,
    queryFn: ({ signal }) => call("GET v1/user/list", { signal }),
  });
}

/** What an admin does with members. Failures are said as toasts; the list is read again, as it may have been wrong. */
export function useMemberActions() {
  const queryClient = useQueryClient();
  const onSettled = () => {
    void queryClient.invalidateQueries({ queryKey: companyKeys.members });
    void queryClient.invalidateQueries({ queryKey: companyKeys.securityEvents });
  };
  const changeRole = useMutation({
    mutationFn: ({ member, role }: { member: User; role: Role }) =>
      call("PATCH v1/account/members/{id}", { params: { id: member.uuid }, body: { role } }),
    onSuccess: async (user) => {
      queryClient.setQueryData<User[]>(companyKeys.members, (members) =>
        members?.map((member) => (member.uuid === user.uuid ? user : member)),
      );
      toast.success(`${personName(user)} is now ${roleNames[user.role].toLowerCase()}`);
      if (user.uuid === session.current()?.user.uuid) await session.adopt({ user });
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (member: User) => call("DELETE v1/account/members/{id}", { params: { id: member.uuid } }),
    onSuccess: (_, removed) => {
      queryClient.setQueryData<User[]>(companyKeys.members, (members) =>
        members?.filter((member) => member.uuid !== removed.uuid),
      );
      toast.success(`${personName(removed)} was removed`);
    },
    onSettled,
  });
  const signOut = useMutation({
    mutationFn: (member: User | undefined) =>
      member
        ? call("DELETE v1/account/members/{id}/sessions", { params: { id: member.uuid } })
        : call("DELETE v1/account/sessions"),
    onSuccess: (_, member) =>
      toast.success(`${member ? personName(member) : "Everybody else"} is signed out everywhere`),
    onSettled,
  });
  return { changeRole, remove, signOut };
}
export type MemberActions = ReturnType<typeof useMemberActions>;
