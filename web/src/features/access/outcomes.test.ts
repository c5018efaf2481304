import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { session } from "../../transport/session.ts";
import { browserSecret } from "./external/browser-secret.ts";
import { resetPassword } from "./password/reset-password.ts";
import { signIn } from "./sign-in.ts";
import { isWrongCode, verifyEmail } from "./verify-email.ts";

const verify = "POST /api/auth/email-otp/verify-email";
const reset = "POST /api/auth/email-otp/reset-password";
const enter = "POST /api/auth/sign-in/email";

test("a code is sent without the spaces that a mail shows it with", async () => {
  const server = serverKnowing();
  server.on(verify, { body: { token: null } });
  expect(await verifyEmail(" ida@mill.example ", " 123 456 ")).toEqual({ kind: "verified" });
  expect(server.bodiesOf(verify)).toEqual([{ email: "ida@mill.example", otp: "123456" }]);
  server.on(reset, { body: {} });
  expect(await resetPassword("ida@mill.example", "123 456", "long enough")).toEqual({ kind: "signed-in" });
  expect(server.bodiesOf(reset)).toEqual([{ email: "ida@mill.example", otp: "123456", password: "long enough" }]);
  expect(session.current()).not.toBeNull();
});

test.each(["INVALID_OTP", "OTP_EXPIRED", "TOO_MANY_ATTEMPTS"])("a code refused as %s is a wrong one", async (code) => {
  const server = serverKnowing();
  for (const key of [verify, reset]) server.on(key, { status: 400, body: { code } });
  expect((await verifyEmail("ida@mill.example", "1")).kind).toBe("wrong-code");
  expect((await resetPassword("ida@mill.example", "1", "long enough")).kind).toBe("wrong-code");
});

test("what is no failure of a call is no wrong code", () => {
  expect(isWrongCode(new Error("INVALID_OTP"))).toBe(false);
});

test.each([
  ["reset-required", 400, "strategy_invalid"],
  ["reset-required", 401, "PASSWORD_RESET_REQUIRED"],
  ["reset-required", 401, "CREDENTIAL_ACCOUNT_NOT_FOUND"],
  ["unverified", 403, "EMAIL_NOT_VERIFIED"],
  ["refused", 401, "INVALID_EMAIL_OR_PASSWORD"],
] as const)("a sign-in is %s where the provider answers %s %s", async (kind, status, code) => {
  const server = serverKnowing();
  server.on(enter, { status, body: { code }, headers: { "x-mail-id": "mail-1" } });
  expect((await signIn(" ida@mill.example ", " pass word ")).kind).toBe(kind);
  expect(server.bodiesOf(enter)).toEqual([{ email: "ida@mill.example", password: " pass word " }]);
});

test("a password that is set without a session says so, and one that asks for more leads to that", async () => {
  const server = serverKnowing();
  server.on(reset, { body: {} });
  server.on(enter, { body: { token: null } });
  expect(await resetPassword("ida@mill.example", "1", "long enough")).toMatchObject({ kind: "failed" });
  server.on(enter, { body: { challenge: "c" } });
  expect(await resetPassword("ida@mill.example", "1", "long enough")).toEqual({ kind: "second-factor" });
  expect(session.current()).toBeNull();
});

test("each sign-in elsewhere has a secret of its own, fit for an address", () => {
  const secrets = Array.from({ length: 20 }, () => browserSecret.renew());
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(20);
  expect([browserSecret.take(), browserSecret.take()]).toEqual([secrets.at(-1), null]);
});
