import { expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { session } from "../../transport/session.ts";
import { browserSecret } from "./external/browser-secret.ts";
import { resetPassword } from "./password/reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
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

test("a sign-in that gives no session waits for a code", async () => {
  const server = serverKnowing();
  server.on(enter, { body: { token: null } });
  expect(await signIn("ida@mill.example", "long enough")).toEqual({ kind: "unverified" });
  expect(session.current()).toBeNull();
});

test.each([
  [{ status: 503 }, "failed", "Service not ready. Please try again."],
  [{ status: 500 }, "failed", "Verification failed. Please try again."],
  [{ status: 400, body: { code: "OTP_EXPIRED" } }, "wrong-code", "Invalid verification code. Please try again."],
])("a code that is not taken says so (%#)", async (reply, kind, sentence) => {
  const server = serverKnowing();
  server.on(verify, reply);
  expect(await verifyEmail("ida@mill.example", "123456")).toEqual({ kind, sentence });
});

test("a server out of reach is not ready", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await verifyEmail("ida@mill.example", "123456")).toEqual({
    kind: "failed",
    sentence: "Service not ready. Please try again.",
  });
});

test.each([
  [{ token: null, passwordRequired: true }, { kind: "password-required" }],
  [{ token: null }, { kind: "verified" }],
  [{ token: "refresh-token" }, { kind: "signed-in" }],
])("what a right code leads to follows from what the provider gives (%#)", async (body, result) => {
  serverKnowing().on(verify, { body });
  expect(await verifyEmail("ida@mill.example", "123456")).toEqual(result);
});

test("a sign-up with a session is signed in with it", async () => {
  const server = serverKnowing();
  server.on("POST /api/auth/sign-up/email", { body: { token: "refresh-token" } });
  const person = { firstName: "Ida", lastName: "Moe", email: "ida@mill.example", password: "long enough" };
  expect(await signUp(person)).toEqual({ kind: "signed-in" });
  expect(session.current()?.refreshToken).toBe("refresh-token");
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
