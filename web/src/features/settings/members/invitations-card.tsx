import type { Invitation } from "@seedbed/contract/access/invitations";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import frame from "../settings-frame.module.css";
import tables from "../settings-table.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import styles from "./members.module.css";
import { useInvitations, useRevoke } from "./use-invitations.ts";

/** Invitations nobody has used yet, with the way to revoke them. */
export function InvitationsCard() {
  const { data: invitations, error, isPending, refetch } = useInvitations();
  return (
    <Card title="Open invitations" aside={invitations?.length || undefined} className={frame.wide}>
      {isPending && <TableSkeleton label="Loading the invitations" />}
      {!isPending && !invitations && (
        <ErrorState
          title="The invitations could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {invitations?.length === 0 && <p className={styles.none}>Nobody is invited at the moment.</p>}
      {invitations && invitations.length > 0 && <InvitationTable invitations={invitations} />}
    </Card>
  );
}

function InvitationTable({ invitations }: { invitations: Invitation[] }) {
  const revoke = useRevoke();
  const [asking, setAsking] = useState(false);
  // Stays while the dialog closes, or its text would change under the eyes.
  const [asked, setAsked] = useState<Invitation | null>(null);
  const ask = (invitation: Invitation) => {
    setAsked(invitation);
    setAsking(true);
  };
  return (
    <div className={tables.wrap}>
      <table className={tables.table}>
        <caption className="visually-hidden">Open invitations</caption>
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">Status</th>
            <th scope="col">Mail</th>
            <th scope="col">Expires</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.uuid} invitation={invitation} onRevoke={() => ask(invitation)} />
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        opened={asking}
        title="Revoke this invitation?"
        confirmLabel="Revoke"
        destructive
        busy={revoke.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => asked && revoke.mutate(asked, { onSettled: () => setAsking(false) })}
      >
        The link sent to {asked?.email} stops working. You can invite the address again.
      </ConfirmDialog>
    </div>
  );
}
