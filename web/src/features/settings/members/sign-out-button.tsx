import type { User } from "@seedbed/contract/access/schemas";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { personName } from "../person-name.ts";
import type { MemberActions } from "./use-members.ts";

interface SignOutButtonProps {
  /** Nobody in particular: everybody else. */
  member?: User;
  actions: MemberActions;
}

/** Ends the sessions of a member, or of everybody else, once the admin has confirmed it. */
export function SignOutButton({ member, actions: { signOut } }: SignOutButtonProps) {
  const [asking, setAsking] = useState(false);
  const whom = member ? personName(member) : "everybody else";
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={member && `Sign out ${whom} everywhere`}
        onClick={() => setAsking(true)}
      >
        {member ? "Sign out" : "Sign out everybody else"}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Sign out ${whom} everywhere?`}
        confirmLabel="Sign out everywhere"
        destructive
        busy={signOut.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => signOut.mutate(member, { onSettled: () => setAsking(false) })}
      >
        {member
          ? `All sessions of ${whom} end at once. The password and access tokens of programs go on.`
          : "All sessions of all other members end at once. Passwords and access tokens of programs go on."}
      </ConfirmDialog>
    </>
  );
}
