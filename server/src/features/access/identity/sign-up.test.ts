import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, password, startAccessServer } from "../access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const newcomer = (email: string, more = {}) => ({
  email,
  password,
  name: "Ada Moreau",
  firstName: "Ada",
  lastName: "Moreau",
  ...more,
});
const signUp = (email: string, more = {}) => server.identity("POST sign-up/email", newcomer(email, more));
const verify = (email: string, otp: string) => server.identity("POST email-otp/verify-email", { email, otp });

test("[S1.4-49] sign-up leads to a code by mail, the code to a session, the session to an access token of the API", async () => {
  const signedUp = await signUp("Ada@Example.com");
  expect(signedUp).toMatchObject({ status: 200, body: { token: null, user: { email: "ada@example.com" } } });

  const [mail] = await server.mailsTo("ada@example.com");
  expect(mail).toMatchObject({ to: "ada@example.com", subject: expect.stringContaining("verification code") });
  const verified = await verify("ada@example.com", await server.codeFor("ada@example.com"));
  expect(verified).toMatchObject({ status: 200, body: { status: true, token: expect.any(String) } });

  const { call, session } = await server.signIn("ada@example.com");
  expect(session).toEqual(expect.any(String));
  const { status, body } = await call("GET v1/user/");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { email: "ada@example.com", firstName: "Ada", lastName: "Moreau" },
    account: null,
  });
});

test("before the code was entered nobody signs in, and trying sends a new code", async () => {
  await signUp("early@example.com");
  const refused = await server.identity("POST sign-in/email", { email: "early@example.com", password });
  expect(refused).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
  expect(await server.mailsTo("early@example.com")).toHaveLength(2);
  expect(await verify("early@example.com", await server.codeFor("early@example.com"))).toMatchObject({ status: 200 });
});

test("a code works once", async () => {
  await signUp("once@example.com");
  const code = await server.codeFor("once@example.com");
  expect((await verify("once@example.com", code)).status).toBe(200);
  expect((await verify("once@example.com", code)).status).toBe(400);
});

test("after five wrong codes the right one is refused as well", async () => {
  await signUp("guess@example.com");
  const code = await server.codeFor("guess@example.com");
  const wrong = code === "000000" ? "000001" : "000000";
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await verify("guess@example.com", wrong)).toMatchObject({ status: 400, body: { code: "INVALID_OTP" } });
  expect(await verify("guess@example.com", code)).toMatchObject({ status: 403, body: { code: "TOO_MANY_ATTEMPTS" } });
});

test("a code older than ten minutes is refused", async () => {
  await signUp("late@example.com");
  const code = await server.codeFor("late@example.com");
  const { rows } = await server.database.pool.query<{ minutes: number }>(
    `select extract(epoch from "expiresAt" - now())::float / 60 as minutes from auth.verification where identifier like '%late@example.com'`,
  );
  expect(rows[0]?.minutes).toBeGreaterThan(9);
  expect(rows[0]?.minutes).toBeLessThanOrEqual(10);
  await server.database.pool.query(
    `update auth.verification set "expiresAt" = now() - interval '1 second' where identifier like '%late@example.com'`,
  );
  expect(await verify("late@example.com", code)).toMatchObject({ status: 400, body: { code: "OTP_EXPIRED" } });
});

test("a password is reset under the address as somebody types it, also in capitals", async () => {
  const email = "typed@example.com";
  await signUp(email);
  await verify(email, await server.codeFor(email));
  const typed = { email: "Typed@Example.COM" };
  expect((await server.identity("POST email-otp/request-password-reset", typed)).status).toBe(200);
  const reset = { ...typed, otp: await server.codeFor(email), password: "another long password" };
  expect((await server.identity("POST email-otp/reset-password", reset)).status).toBe(200);
  expect(await signInAs(email, "another long password")).toBe(200);
});

const stranger = { browser: "a stranger's" };

async function signInAs(email: string, secret: string) {
  return (await server.identity("POST sign-in/email", { email, password: secret })).status;
}

test("the owner's code opens no account that has a stranger's password: whoever holds the mail sets one", async () => {
  const email = "mail-holder@example.com";
  await server.identity("POST sign-up/email", newcomer(email, { password: "the stranger's password" }), stranger);
  const verified = await verify(email, await server.codeFor(email));
  expect(verified).toMatchObject({ status: 200, body: { status: true, token: null, passwordRequired: true } });
  expect(await signInAs(email, "the stranger's password")).toBe(401);
  await server.identity("POST email-otp/request-password-reset", { email });
  const reset = { email, otp: await server.codeFor(email), password };
  expect((await server.identity("POST email-otp/reset-password", reset)).status).toBe(200);
  expect(await signInAs(email, password)).toBe(200);
  expect(await signInAs(email, "the stranger's password")).toBe(401);
});

test.each([
  ["signs up again after the owner", "POST sign-up/email"],
  ["tries to sign in with a password of the same sign-up", "POST sign-in/email"],
] as const)("a stranger who %s ends the owner's attempt, and gets nothing by it", async (_, call) => {
  const email = `raced-${call.slice(5, 12).trim()}@example.com`;
  await signUp(email);
  await server.identity(call, newcomer(email), stranger);
  const verified = await verify(email, await server.codeFor(email));
  expect(verified.body).toMatchObject({ token: null, passwordRequired: true });
  expect(await signInAs(email, password)).toBe(401);
});

test("a browser that names no secret of its own keeps no password either", async () => {
  const email = "no-secret@example.com";
  await server.anonymous.raw("POST /api/auth/sign-up/email", newcomer(email));
  expect((await verify(email, await server.codeFor(email))).body).toMatchObject({ passwordRequired: true });
});

test("the password stays in the browser that signs in again before it confirms", async () => {
  const email = "new-tab@example.com";
  await signUp(email);
  const tab = { browser: "a new tab" };
  expect((await server.identity("POST sign-in/email", { email, password }, tab)).status).toBe(403);
  const confirmation = { email, otp: await server.codeFor(email) };
  const verified = await server.identity("POST email-otp/verify-email", confirmation, tab);
  expect(verified.body).toMatchObject({ status: true, token: expect.any(String) });
  expect(await signInAs(email, password)).toBe(200);
});

test("a wrong code takes nobody's password", async () => {
  const email = "kept@example.com";
  await signUp(email);
  const code = await server.codeFor(email);
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await server.identity("POST email-otp/verify-email", { email, otp: wrong }, stranger)).status).toBe(400);
  expect((await verify(email, code)).body).toMatchObject({ token: expect.any(String) });
});

test("who signed up in advance with another's address does not get in with the owner's code", async () => {
  await signUp("owner@example.com", { password: "the stranger's password" });
  await signUp("owner@example.com");
  expect((await verify("owner@example.com", await server.codeFor("owner@example.com"))).status).toBe(200);
  expect(await signInAs("owner@example.com", "the stranger's password")).toBe(401);
  const { call } = await server.signIn("owner@example.com");
  expect((await call("GET v1/user/")).status).toBe(200);
});

test("signing up with a known address is answered like any other, and the owner is told by mail", async () => {
  const { email } = await server.person();
  const before = (await server.mailsTo(email)).length;
  const known = await signUp(email, { name: "" });
  const unknown = await signUp("somebody-new@example.com", { name: "" });
  expect(known.status).toBe(unknown.status);
  const shape = ({ body }: typeof known) => ({
    ...body,
    user: { ...(body.user as object), id: "", email: "", createdAt: "", updatedAt: "" },
  });
  expect(shape(known)).toEqual(shape(unknown));
  const mails = await server.mailsTo(email);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.subject).toBe("You already have a Seedbed account");
  expect(mails[0]?.text).toContain(`Sign in: ${server.url}/login\n`);
  expect(mails[0]?.text).toContain(`Forgot your password: ${server.url}/forgot-password\n`);
  expect((await server.signIn(email)).session).not.toBe("undefined");
});

test.each([
  ["seven characters", "1234567", 400],
  ["eight characters", "kq7#w-2x", 200],
  ["128 characters", "x".repeat(128), 200],
  ["129 characters", "x".repeat(129), 400],
])("a password of %s", async (what, secret, status) => {
  const answer = await signUp(`password-${what.replaceAll(" ", "-")}@example.com`, { password: secret });
  expect(answer.status).toBe(status);
});

test.each([
  ["an address that is none", { email: "nobody" }],
  ["an empty first name", { firstName: "  " }],
  ["a name that cannot be stored", { lastName: "a\u0000b" }],
])("sign-up with %s is refused", async (_what, wrong) => {
  expect((await signUp("refused@example.com", wrong)).status).toBe(400);
});
