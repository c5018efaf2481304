import { invitationLifetimeDays } from "@seedbed/contract/limits";
import { type MailContent, oneLine } from "../../platform/mail/mail-content.ts";
import { fullName } from "./identity/full-name.ts";

interface InvitationMail {
  publicUrl: string;
  ticket: string;
  accountName: string;
  invitedBy: { email: string; firstName: string; lastName: string };
}

/** The mail that brings an invitation ticket. What people type cannot add lines to it. */
export function invitationMail({ publicUrl, ticket, accountName, invitedBy }: InvitationMail): MailContent {
  const inviter = oneLine(fullName(invitedBy)) || invitedBy.email;
  const company = oneLine(accountName);
  return {
    subject: `${inviter} invites you to ${company} at Seedbed`,
    parts: [
      { says: `${inviter} (${invitedBy.email}) invites you to join ${company} at Seedbed.` },
      { links: [{ label: "Accept the invitation", url: `${publicUrl}/sign-up?ticket=${ticket}` }] },
      {
        says: `The link works once and for ${invitationLifetimeDays} days. It is meant for you alone: please do not pass it on.`,
      },
      { says: "If you do not know the sender, ignore this mail: nothing happens without the link." },
    ],
  };
}
