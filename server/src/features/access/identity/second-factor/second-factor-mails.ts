import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import type { MailContent } from "../../../../platform/mail/mail-content.ts";

/** What happened, as its owner is told. */
const sentences: Partial<Record<SecurityEventKind, { subject: string; says: string }>> = {
  "second-factor-set-up": {
    subject: "Signing in to Seedbed now asks for a code",
    says: "An authenticator app was set up for your account. From now on, signing in asks for a code of it.",
  },
  "second-factor-removed": {
    subject: "Signing in to Seedbed no longer asks for a code",
    says: "The authenticator app of your account was switched off. From now on, your password alone signs in.",
  },
  "second-factor-reset": {
    subject: "Your second factor at Seedbed was reset",
    says: "An admin of your company has removed the authenticator app, the recovery codes and the passkeys of your account, and signed you out everywhere.",
  },
  "recovery-code-used": {
    subject: "A recovery code of yours was used at Seedbed",
    says: "Somebody signed in to your account with a recovery code. It does not work a second time.",
  },
  "passkey-added": {
    subject: "A passkey was added to your Seedbed account",
    says: "A passkey was added to your account. It signs in without your password.",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your Seedbed account",
    says: "A passkey of your account was removed. It no longer signs in.",
  },
};

/** The mail that tells its owner of a change of second factors; null for what needs none. */
export function secondFactorMail(kind: SecurityEventKind, publicUrl: string): MailContent | null {
  const told = sentences[kind];
  if (!told) return null;
  return {
    subject: told.subject,
    parts: [
      { says: told.says },
      { says: "If that was you, there is nothing to do." },
      { says: "If it was not you, set a new password at once and look at where you are signed in:" },
      {
        links: [
          { label: "Set a new password", url: `${publicUrl}/forgot-password` },
          { label: "Security", url: `${publicUrl}/settings/security` },
        ],
      },
    ],
  };
}
