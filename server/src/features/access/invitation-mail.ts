import { invitationLifetimeDays } from "@seedbed/contract/limits";
import { fullName } from "./identity/full-name.ts";

interface InvitationMail {
  publicUrl: string;
  ticket: string;
  accountName: string;
  invitedBy: { email: string; firstName: string; lastName: string };
}

/** The mail that brings an invitation ticket. */
export function invitationMail({ publicUrl, ticket, accountName, invitedBy }: InvitationMail) {
  const inviter = oneLine(fullName(invitedBy)) || invitedBy.email;
  const company = oneLine(accountName);
  return {
    subject: `${inviter} invites you to ${company} at Seedbed`,
    text: `${inviter} (${invitedBy.email}) invites you to join ${company} at Seedbed.

Accept the invitation: ${publicUrl}/sign-up?ticket=${ticket}

The link works once and for ${invitationLifetimeDays} days. It is meant for you alone: please do not pass it on.

If you do not know the sender, ignore this mail: nothing happens without the link.
`,
  };
}

// What people type cannot add lines to the mail.
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
