import type { Invitation } from "@seedbed/contract/access/invitations";
import { mediumDate, mediumDateShortTime } from "@seedbed/rules/dates/english-dates";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { roleNames } from "../roles.ts";
import tables from "../settings-table.module.css";
import { InvitationMail } from "./invitation-mail.tsx";
import { useInviteAgain } from "./use-invitations.ts";

/** One open invitation, with the ways to send it again and to revoke it. */
export function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { email, role, status, expiresAt, mail } = invitation;
  const inviteAgain = useInviteAgain();
  const isOver = status === "expired" || mail?.state === "sent" || mail?.state === "failed";
  const date = new Date(expiresAt);
  return (
    <tr>
      <td className={`${tables.main} ${tables.line}`}>{email}</td>
      <td className={tables.quiet}>{roleNames[role]}</td>
      <td>{status === "pending" ? <Badge tone="ok">Pending</Badge> : <Badge tone="warn">Expired</Badge>}</td>
      <td>
        <InvitationMail mail={mail} />
      </td>
      <td className={`${tables.quiet} ${tables.fixed}`}>
        <time dateTime={expiresAt} title={mediumDateShortTime(date)}>
          {mediumDate(date)}
        </time>
      </td>
      <td className={tables.end}>
        {isOver && (
          <Button
            variant="default"
            size="xs"
            style={{ marginRight: "var(--mantine-spacing-xs)" }}
            aria-label={`Send again to ${email}`}
            loading={inviteAgain.isPending}
            onClick={({ detail }) => detail < 2 && inviteAgain.mutate(invitation)}
          >
            Send again
          </Button>
        )}
        <Button variant="default" size="xs" aria-label={`Revoke the invitation of ${email}`} onClick={onRevoke}>
          Revoke
        </Button>
      </td>
    </tr>
  );
}
