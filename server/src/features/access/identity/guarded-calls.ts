import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import type { AttemptKind } from "./attempt-limits.ts";

/** What is watched of a call of the identity provider. */
export interface GuardedCall {
  /** What says whom it is about: an email in the body, the session, or the sign-in that it finishes. */
  whom: "body" | "session" | "sign-in";
  /** Limited for each person, as one of these. */
  limit?: AttemptKind;
  /** What the audit log says of it when it succeeds. */
  events: readonly SecurityEventKind[];
  detail?: string;
}

export const guardedCalls: Readonly<Record<string, GuardedCall | undefined>> = {
  "sign-in/email": { whom: "body", limit: "sign-in", events: ["signed-in"] },
  "sign-up/email": { whom: "body", limit: "mail", events: [] },
  "sign-out": { whom: "session", events: ["signed-out"] },
  "change-password": { whom: "session", limit: "password-change", events: ["password-changed"] },
  "confirm-password": { whom: "session", limit: "password-change", events: [] },
  "email-otp/verify-email": { whom: "body", limit: "code", events: ["signed-in"] },
  "email-otp/reset-password": { whom: "body", limit: "code", events: ["password-reset"] },
  "email-otp/send-verification-otp": { whom: "body", limit: "mail", events: [] },
  "email-otp/request-password-reset": { whom: "body", limit: "mail", events: [] },
  "two-factor/enable": { whom: "session", limit: "password-change", events: [] },
  "two-factor/disable": { whom: "session", limit: "password-change", events: ["second-factor-removed"] },
  "two-factor/generate-backup-codes": { whom: "session", limit: "password-change", events: ["recovery-codes-made"] },
  "two-factor/verify-backup-code": {
    whom: "sign-in",
    limit: "second-factor",
    events: ["recovery-code-used", "signed-in"],
    detail: "With a recovery code.",
  },
  "passkey/generate-register-options": { whom: "session", limit: "password-change", events: [] },
  "passkey/verify-registration": { whom: "session", events: ["passkey-added"] },
  "passkey/delete-passkey": { whom: "session", limit: "password-change", events: ["passkey-removed"] },
};

/** A first code that switches an authenticator app on, and one that finishes a sign-in, come to the same address. */
export const firstCode: GuardedCall = { whom: "session", limit: "second-factor", events: ["second-factor-set-up"] };
export const signInCode: GuardedCall = {
  whom: "sign-in",
  limit: "second-factor",
  events: ["signed-in"],
  detail: "With a code of an authenticator app.",
};
