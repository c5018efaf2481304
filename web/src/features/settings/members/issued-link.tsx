import type { IssuedInvitation } from "@seedbed/contract/access/invitations";
import { invitationLifetimeDays } from "@seedbed/contract/limits";
import { ShownOnce } from "../shown-once.tsx";

/** The link of a fresh invitation, to be passed on by hand where no mail arrives. */
export function IssuedLink({ invitation }: { invitation: IssuedInvitation }) {
  const { email, ticket } = invitation;
  const link = `${location.origin}/sign-up?ticket=${encodeURIComponent(ticket)}`;
  return (
    <ShownOnce label="Invitation link" value={link} copyLabel="Copy link">
      {email} is invited, and a link goes there by mail. This one is for whoever has confirmed that address by signing
      up with it. Both work for {invitationLifetimeDays} days. It is shown only now: copy it if the mail may not arrive.
    </ShownOnce>
  );
}
