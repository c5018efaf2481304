import type { SecurityEventKind } from "@seedbed/contract/access/security-events";

const words: Record<SecurityEventKind, string> = {
  "signed-in": "Signed in",
  "sign-in-failed": "Failed to sign in",
  "signed-out": "Signed out",
  "signed-out-everywhere": "Signed out everywhere",
  "member-signed-out": "Signed a member out everywhere",
  "everybody-signed-out": "Signed everybody else out",
  "password-changed": "Changed the password",
  "password-reset": "Reset the password",
  "second-factor-set-up": "Set up an authenticator app",
  "second-factor-removed": "Switched off the authenticator app",
  "second-factor-reset": "Reset a second factor",
  "second-factor-demanded": "Asked everyone for a second factor",
  "second-factor-optional": "No longer asked everyone for a second factor",
  "recovery-code-used": "Used a recovery code",
  "recovery-codes-made": "Made new recovery codes",
  "passkey-added": "Added a passkey",
  "passkey-removed": "Removed a passkey",
  "role-changed": "Changed a role",
  "company-changed": "Changed the company",
  "member-invited": "Invited somebody",
  "invitation-revoked": "Revoked an invitation",
  "member-joined": "Joined the company",
  "member-removed": "Removed a member",
  "foreign-event-dropped": "Dropped a live update meant for somebody else",
  "access-refused": "Was refused something",
  "mail-failed": "Mail did not arrive",
  "token-created": "Made an access token",
  "token-revoked": "Revoked an access token",
  "webhook-created": "Made a webhook",
  "webhook-removed": "Removed a webhook",
  "webhook-disabled": "Switched off a webhook",
  "spending-caps-changed": "Changed the spending caps",
};

/** What happened, in plain words. A page that is older than its server shows a kind it does not know as it is. */
export const wordsFor = (kind: SecurityEventKind): string => words[kind] ?? kind;
