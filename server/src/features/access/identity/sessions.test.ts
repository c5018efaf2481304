import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, password, startAccessServer } from "../access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

test("after signing out neither the session nor, seconds later, its access token works", async () => {
  const person = await server.person();
  expect((await person.call("GET v1/account")).status).toBe(200);
  await server.identity("POST sign-out", {}, person.session);
  expect((await server.identity("GET token", undefined, person.session)).status).toBe(401);
  server.time.ahead += 2_000;
  expect((await person.call("GET v1/account")).status).toBe(401);
});

test("a password is set anew with an emailed code; the old one and old sessions end", async () => {
  const person = await server.person();
  await server.identity("POST email-otp/request-password-reset", { email: person.email });
  const [mail] = await server.mailsTo(person.email);
  expect(mail?.subject).toContain("password reset code");
  const reset = { email: person.email, otp: await server.codeFor(person.email), password: "another good password" };
  expect((await server.identity("POST email-otp/reset-password", reset)).status).toBe(200);
  expect((await server.identity("GET token", undefined, person.session)).status).toBe(401);
  expect((await server.identity("POST sign-in/email", { email: person.email, password })).status).toBe(401);
  const again = await server.signIn(person.email, "another good password");
  expect((await again.call("GET v1/account")).status).toBe(200);
});

test("asking for a reset code for an unknown address says so and sends nothing", async () => {
  const asked = await server.identity("POST email-otp/request-password-reset", { email: "nobody@example.com" });
  expect(asked).toMatchObject({
    status: 404,
    body: {
      code: "USER_NOT_FOUND",
      message: "No account found with this email address. Please check your email or sign up for a new account.",
    },
  });
  expect(await server.mailsTo("nobody@example.com")).toEqual([]);
});

test("[S1.7-45] changing the password needs the current one and ends all other sessions, whatever the caller asks for", async () => {
  const person = await server.person();
  const other = await server.signIn(person.email);
  const change = { currentPassword: "wrong password", newPassword: "a new good password", revokeOtherSessions: false };
  expect((await server.identity("POST change-password", change, person.session)).status).toBe(400);
  const right = { ...change, currentPassword: password };
  const changed = await server.identity("POST change-password", right, person.session);
  expect(changed).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  expect((await server.identity("GET token", undefined, other.session)).status).toBe(401);
  expect((await server.identity("GET token", undefined, String(changed.body.token))).status).toBe(200);
});

test("of many access tokens of one session and second, no two are the same: what is remembered of one says nothing of another", async () => {
  const person = await server.person();
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => server.identity("GET token", undefined, person.session)),
  );
  expect(new Set(asked.map(({ body }) => body.token)).size).toBe(8);
});

test("a session travels as a token only: no cookie is set, and none is taken", async () => {
  const { email } = await server.person();
  const signedIn = await server.identity("POST sign-in/email", { email, password });
  expect(signedIn.headers.getSetCookie()).toEqual([]);
  const cookie = `better-auth.session_token=${signedIn.headers.get("set-auth-token")}`;
  expect((await server.anonymous.raw("GET /api/auth/token", undefined, { cookie })).status).toBe(401);
});

test("a page of another origin cannot sign anybody in", async () => {
  const { email } = await server.person();
  const answer = await server.anonymous.raw(
    "POST /api/auth/sign-in/email",
    { email, password },
    {
      origin: "https://evil.example",
    },
  );
  expect(answer).toMatchObject({ status: 403, body: { code: "INVALID_ORIGIN" } });
});

test("what the identity provider could do besides is not served", async () => {
  const { session } = await server.person();
  for (const call of [
    "update-user",
    "delete-user",
    "sign-in/social",
    "sign-in/email-otp",
    "email-otp/change-email",
    "email-otp/check-verification-otp",
  ])
    expect((await server.identity(`POST ${call}`, {}, session)).status).toBe(404);
});

test("a second server on the same database takes the first one's sessions and tokens", async () => {
  const person = await server.person();
  const second = await startAccessServer({ databaseUrl: server.databaseUrl });
  try {
    const viaSecond = await second.identity("GET token", undefined, person.session);
    expect(viaSecond.status).toBe(200);
    const [mine, theirs] = await Promise.all(
      [server, second].map(async ({ identity }) => (await identity("GET jwks")).body),
    );
    expect(theirs).toEqual(mine);
  } finally {
    await second.stop();
  }
});

test("too many sign-ins from one address are told when to try again", async () => {
  const limited = await startAccessServer({ limitSignIns: true });
  try {
    const guess = (count: number) =>
      limited.identity("POST sign-in/email", { email: `nobody-${count}@example.com`, password });
    let answer = await guess(0);
    for (let count = 1; answer.status === 401 && count < 30; count += 1) answer = await guess(count);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
