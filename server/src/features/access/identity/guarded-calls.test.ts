import { expect, test } from "vitest";
import { firstCode, guardedCalls, signInCode } from "./guarded-calls.ts";

test("each call about a password, a code or a passkey counts for whom it is about, as what it is, and stands in the audit log", () => {
  const told = Object.entries({ ...guardedCalls, "a first code": firstCode, "a code at a sign-in": signInCode }).map(
    ([path, call]) =>
      [
        `${path}: by its ${call?.whom}, ${call?.limit ? `limited as ${call.limit}` : "unlimited"}`,
        ...(call?.events ?? []),
        ...(call?.detail ? [call.detail] : []),
      ].join(", "),
  );
  expect(told).toEqual([
    "sign-in/email: by its body, limited as sign-in, signed-in",
    "sign-up/email: by its body, limited as mail",
    "sign-out: by its session, unlimited, signed-out",
    "change-password: by its session, limited as password-change, password-changed",
    "confirm-password: by its session, limited as password-change",
    "email-otp/verify-email: by its body, limited as code, signed-in",
    "email-otp/reset-password: by its body, limited as code, password-reset",
    "email-otp/send-verification-otp: by its body, limited as mail",
    "email-otp/request-password-reset: by its body, limited as mail",
    "two-factor/enable: by its session, limited as password-change",
    "two-factor/disable: by its session, limited as password-change, second-factor-removed",
    "two-factor/generate-backup-codes: by its session, limited as password-change, recovery-codes-made",
    "two-factor/verify-backup-code: by its sign-in, limited as second-factor, recovery-code-used, signed-in, With a recovery code.",
    "passkey/generate-register-options: by its session, limited as password-change",
    "passkey/verify-registration: by its session, unlimited, passkey-added",
    "passkey/delete-passkey: by its session, limited as password-change, passkey-removed",
    "a first code: by its session, limited as second-factor, second-factor-set-up",
    "a code at a sign-in: by its sign-in, limited as second-factor, signed-in, With a code of an authenticator app.",
  ]);
});
