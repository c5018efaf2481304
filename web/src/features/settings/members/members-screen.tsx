import { useDocumentTitle } from "../../../shell/document-title.ts";
import { useSession } from "../../../transport/session.ts";
import { CompanySecondFactorCard } from "../second-factor/company-second-factor-card.tsx";
import { InvitationsCard } from "./invitations-card.tsx";
import { InviteCard } from "./invite-card.tsx";
import styles from "./members.module.css";
import { MembersCard } from "./members-card.tsx";
import { useMembers } from "./use-members.ts";

/** Who belongs to the company; admins change roles, remove, invite, and ask for a second factor. */
export function MembersScreen() {
  useDocumentTitle("Members");
  const user = useSession()?.user;
  const { data: members = [], isPending } = useMembers();
  if (!user) return null;
  return (
    <>
      <MembersCard self={user} />
      {user.role === "admin" && (
        // How long the list becomes is not known before it is there: until then nothing stands below that it would push away.
        <div className={styles.below} hidden={isPending}>
          <InviteCard />
          <InvitationsCard />
          <CompanySecondFactorCard members={members} selfUuid={user.uuid} />
        </div>
      )}
    </>
  );
}
