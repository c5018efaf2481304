import { useDocumentTitle } from "../../../shell/document-title.ts";
import { useSession } from "../../../transport/session.ts";
import { InvitationsCard } from "./invitations-card.tsx";
import { InviteCard } from "./invite-card.tsx";
import { MembersCard } from "./members-card.tsx";

/** Who belongs to the company; admins change roles, remove and invite. */
export function MembersScreen() {
  useDocumentTitle("Members");
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <MembersCard self={user} />
      {user.role === "admin" && (
        <>
          <InviteCard />
          <InvitationsCard />
        </>
      )}
    </>
  );
}
