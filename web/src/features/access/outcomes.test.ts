import { expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith } from "#testing/people.ts";
import { session } from "../../transport/session.ts";
import { browserSecret } from "./external/browser-secret.ts";
import { acceptInvitation } from "./invitation/accept-invitation.ts";
import { joinCompany } from "./invitation/join-company.ts";
import { keptTicket } from "./invitation/kept-ticket.ts";
import { keepOpenedTicket } from "./invitation/opened-ticket.ts";
import { resetPassword } from "./password/reset-password.ts";
import { finishSignIn } from "./second-step/finish-sign-in.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { isWrongCode, verifyEmail } from "./verify-email/verify-email.ts";

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

const overNow = "This sign-in is over. Please begin again with your password.";

test.each([
  ["INVALID_CODE", "wrong", "This code is not right, or was used already. Try the one that is shown now."],
  ["INVALID_BACKUP_CODE", "wrong", "This recovery code is not right, or was used already."],
  ["INVALID_TWO_FACTOR_COOKIE", "over", overNow],
  ["TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE", "over", overNow],
  ["SOMETHING_ELSE", "refused", "Sign-in failed. Please try again."],
] as const)("the second half of a sign-in that answers %s is %s", async (code, kind, sentence) => {
  const server = serverKnowing();
  for (const way of ["totp", "backup-code"])
    server.on(`POST /api/auth/two-factor/verify-${way}`, { status: 500, body: { code } });
  for (const way of ["app", "recovery"] as const)
    expect(await finishSignIn(way, "2fa-waiting.signed", "123456")).toEqual({ kind, sentence });
  expect(session.current()).toBeNull();
});

const invited = { firstName: "Ida", lastName: "", password: "long enough" };
const accept = "POST /api/v1/invitation/t-1/sign-up";
const incomplete = {
  ...{ kind: "incomplete", email: "ida@mill.example" },
  sentence: "Unable to complete account creation. Please try again.",
};

test.each([
  [{ body: { token: null } }, incomplete],
  [{ status: 500 }, incomplete],
  [{ body: { token: "refresh-token" } }, { kind: "accepted" }],
])("what an accepted invitation leads to follows from signing in (%#)", async (reply, result) => {
  const server = serverKnowing();
  server.on(accept, { status: 201, body: { email: "ida@mill.example" } });
  server.on(enter, reply);
  keptTicket.write("t-1");
  expect(await acceptInvitation("t-1", invited)).toEqual(result);
  expect(keptTicket.read()).toBeNull();
});

test.each([
  [
    { status: 409, body: { detail: "Used." } },
    { kind: "conflict", sentence: "Used." },
  ],
  [
    { status: 422, body: { detail: "Too common.", form: { password: "Too common." } } },
    { kind: "refused", sentence: "Too common.", form: { password: "Too common." } },
  ],
  [{ status: 500 }, { kind: "refused", sentence: "Failed to accept invitation. Please try again.", form: {} }],
])("an invitation that is not accepted says why, and its ticket is kept (%#)", async (reply, result) => {
  serverKnowing().on(accept, reply);
  keptTicket.write("t-1");
  expect(await acceptInvitation("t-1", invited)).toMatchObject(result);
  expect(keptTicket.read()).toBe("t-1");
});

test("who has joined a company has, even when the rest about them cannot be read at once", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const server = serverKnowing(currentUserWith({}, null));
  await session.begin("refresh-token");
  const account = accountWith({ name: "Northwind Mills" });
  server.on("POST /api/v1/invitation/t-1/join", { body: account });
  server.on("GET /api/v1/user/", { status: 500 });
  keptTicket.write("t-1");
  await joinCompany("t-1");
  expect(session.current()?.account).toEqual(account);
  expect(keptTicket.read()).toBeNull();
});

test("only the address of a sign-up brings a ticket that is kept", () => {
  keepOpenedTicket({ pathname: "/concept", search: { ticket: "t-1" } });
  keepOpenedTicket({ pathname: "/sign-up", search: {} });
  expect(keptTicket.read()).toBeNull();
  keepOpenedTicket({ pathname: "/sign-up", search: { ticket: "t-1" } });
  expect(keptTicket.read()).toBe("t-1");
});
