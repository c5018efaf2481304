import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AccessServer, type Person, password, startAccessServer } from "../../access-server.fixture.ts";
import {
  authenticatorOf,
  begin,
  beginHalfMinutes,
  factorsIn,
  setUp,
  withCode,
  within,
} from "../../second-factor/second-factor.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());
beginHalfMinutes();

const renew = (session: string) => server.identity("GET token", undefined, session);
const kindsFor = async (person: Person, by = person) =>
  (await by.call("GET v1/account/security-events")).body.results
    .filter(({ actorEmail, subjectEmail }) => [actorEmail, subjectEmail].includes(person.email))
    .map(({ kind, detail }) => [kind, detail]);

test("codes are those of RFC 6238", () => {
  // Appendix B of the RFC, SHA-1; the last six of its eight digits.
  const code = authenticatorOf("otpauth://totp/x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  for (const [seconds, expected] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [20_000_000_000, "353130"],
  ] as const) {
    vi.setSystemTime(seconds * 1000);
    expect(code()).toBe(expected);
  }
});

test("once an authenticator app is set up, the password alone no longer signs in, and a code of the app does", async () => {
  const person = await server.person();
  const app = await setUp(server, person, -1);
  const half = await server.identity("POST sign-in/email", { email: person.email, password });
  expect(half.status).toBe(200);
  expect(half.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ["totp"], challenge: expect.any(String) });
  expect(half.headers.get("set-cookie")).toBeNull();
  expect(half.headers.get("set-auth-token")).toBeNull();
  expect((await renew(String(half.body.challenge))).status).toBe(401);

  // As a German keyboard and some apps write it.
  const code = app.code().replace(/^(...)/, "$1 ");
  const whole = await withCode(server, String(half.body.challenge), code);
  expect(whole.status).toBe(200);
  expect((await renew(String(whole.body.token))).status).toBe(200);
  expect(await factorsIn(server, String(whole.body.token))).toMatchObject({
    authenticator: true,
    proven: true,
    recoveryCodes: 10,
  });
});

test("setting up ends every other session, gives this one another token, is in the audit log and told by mail", async () => {
  const person = await server.person();
  const elsewhere = await server.signIn(person.email);
  const app = await setUp(server, person, -1);
  for (const { session } of [person, elsewhere]) expect((await renew(session)).status).toBe(401);
  expect((await renew(app.session)).status).toBe(200);
  const [mail] = await server.mailsTo(person.email);
  expect(mail?.subject).toBe("Signing in to Seedbed now asks for a code");
  const back = await withCode(server, await begin(server, person.email), app.code());
  const admin = await within(server, person, String(back.body.token));
  expect(await kindsFor(person, admin)).toEqual([
    ["signed-in", "With a code of an authenticator app."],
    ["second-factor-set-up", ""],
    ["signed-in", ""],
    ["signed-in", ""],
  ]);
});

test("a code works once, at a sign-in and after a set-up, however many try it at once", async () => {
  const person = await server.person();
  const app = await setUp(server, person, -1);
  // That of the set-up is used up.
  expect((await withCode(server, await begin(server, person.email), app.code(-1))).status).toBe(401);
  const challenges = [await begin(server, person.email), await begin(server, person.email)];
  const both = await Promise.all(challenges.map((challenge) => withCode(server, challenge, app.code())));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const replayed = await withCode(server, await begin(server, person.email), app.code());
  expect([replayed.status, replayed.body.code]).toEqual([401, "INVALID_CODE"]);
  expect((await withCode(server, await begin(server, person.email), app.code(1))).status).toBe(200);
});

test("a clock may be half a minute off, and no more", async () => {
  const person = await server.person();
  const app = await setUp(server, person, -1);
  for (const steps of [-2, 2])
    expect((await withCode(server, await begin(server, person.email), app.code(steps))).status).toBe(401);
  vi.setSystemTime(Date.now() + 30_000);
  for (const steps of [-1, 1])
    expect((await withCode(server, await begin(server, person.email), app.code(steps))).status).toBe(200);
});

test("nobody's code signs another in, and a sign-in is of who began it", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const [app, theirs] = [await setUp(server, person, -1), await setUp(server, other, -1)];
  expect((await withCode(server, await begin(server, person.email), theirs.code())).status).toBe(401);
  const signedIn = await withCode(server, await begin(server, other.email), theirs.code());
  expect(signedIn.body.user).toMatchObject({ email: other.email });
  // A session of one, with the sign-in of the other.
  const mixed = await server.identity(
    "POST two-factor/verify-totp",
    { challenge: await begin(server, person.email), code: theirs.code(1) },
    String(signedIn.body.token),
  );
  expect(mixed.status).toBe(401);
  expect((await withCode(server, await begin(server, person.email), app.code())).body.user).toMatchObject({
    email: person.email,
  });
  for (const challenge of ["", "nothing.at-all", `${await begin(server, person.email)}x`, "a;b=c", 7, null])
    expect((await server.identity("POST two-factor/verify-totp", { challenge, code: app.code(1) })).status).toBe(401);
});

test("after five wrong codes nobody tries on for a while, with a new sign-in either; where the person signed in before, it goes on", async () => {
  const person = await server.person();
  const app = await setUp(server, person, -1);
  const elsewhere = { "x-forwarded-for": "198.51.100.7" };
  const fromElsewhere = async (
    half: "sign-in/email" | "two-factor/verify-totp" | "two-factor/verify-backup-code",
    body: object,
  ) => {
    const answer = await server.anonymous.raw(`POST /api/auth/${half}`, body, elsewhere);
    return { ...answer, body: answer.body as Record<string, unknown> };
  };
  const begun = async () =>
    String((await fromElsewhere("sign-in/email", { email: person.email, password })).body.challenge);
  const guess = (challenge: string, code = app.code(9)) => fromElsewhere("two-factor/verify-totp", { challenge, code });
  const challenge = await begun();
  for (const _ of [1, 2, 3]) expect((await guess(challenge)).status).toBe(401);
  const again = await begun();
  for (const _ of [4, 5]) expect((await guess(again)).status).toBe(401);
  const paused = await guess(again, app.code());
  expect([paused.status, paused.body.code]).toEqual([429, "rate_limited"]);
  expect(Number(paused.headers.get("retry-after"))).toBeGreaterThan(800);
  const recovery = { challenge: await begun(), code: app.recoveryCodes[0] };
  expect((await fromElsewhere("two-factor/verify-backup-code", recovery)).status).toBe(429);
  expect((await withCode(server, await begin(server, person.email), app.code())).status).toBe(200);
  const admin = await server.person({ company: { accountId: person.accountId ?? "", role: "admin" } });
  expect((await kindsFor(person, admin)).filter(([kind]) => kind === "sign-in-failed")).toEqual(
    Array(5).fill(["sign-in-failed", "The password was right, the second factor was not."]),
  );
});

test("the right password alone makes no network the person's", async () => {
  const person = await server.person();
  await setUp(server, person, -1);
  await server.database.pool.query("delete from trusted_networks where subject = $1", [person.email]);
  await begin(server, person.email);
  const { rows } = await server.database.pool.query("select from trusted_networks where subject = $1", [person.email]);
  expect(rows).toEqual([]);
});

test("a set-up that nobody confirmed asks for nothing", async () => {
  const person = await server.person();
  expect((await server.identity("POST two-factor/enable", { password: "wrong password" }, person.session)).status).toBe(
    400,
  );
  await server.identity("POST two-factor/enable", { password }, person.session);
  const { body } = await server.identity("POST sign-in/email", { email: person.email, password });
  expect(body.token).toEqual(expect.any(String));
});

test("switching off wants the password, is told by mail, and the password alone signs in again", async () => {
  const person = await server.person();
  const app = await setUp(server, person, -1);
  const off = (secret: string) => server.identity("POST two-factor/disable", { password: secret }, app.session);
  expect((await off("wrong password")).body.code).toBe("INVALID_PASSWORD");
  expect((await server.identity("POST sign-in/email", { email: person.email, password })).body.token).toBeUndefined();
  const done = await off(password);
  expect(done.status).toBe(200);
  expect((await renew(app.session)).status).toBe(401);
  expect(await factorsIn(server, String(done.body.token))).toMatchObject({
    authenticator: false,
    proven: false,
    recoveryCodes: 0,
  });
  expect((await server.mailsTo(person.email))[0]?.subject).toBe("Signing in to Seedbed no longer asks for a code");
  const back = await server.signIn(person.email);
  expect((await kindsFor(person, { ...person, ...back })).map(([kind]) => kind)).toContain("second-factor-removed");
  expect((await server.identity("POST two-factor/disable", { password }, back.session)).body.code).toBe(
    "TOTP_NOT_ENABLED",
  );
});

test("a change of the password leaves the second factor, and the session stays one that was begun with it", async () => {
  const person = await server.person();
  const app = await setUp(server, person, -1);
  const change = { currentPassword: password, newPassword: "another correct horse" };
  const changed = await server.identity("POST change-password", change, app.session);
  expect(await factorsIn(server, String(changed.body.token))).toMatchObject({ authenticator: true, proven: true });
});

test("a code by mail passes by no second factor", async () => {
  const person = await server.person();
  await setUp(server, person, -1);
  await server.identity("POST email-otp/send-verification-otp", { email: person.email, type: "email-verification" });
  const otp = await server.codeFor(person.email);
  const answer = await server.identity("POST email-otp/verify-email", { email: person.email, otp });
  expect([answer.status, answer.body.token]).toEqual([400, undefined]);
  await server.identity("POST email-otp/request-password-reset", { email: person.email });
  const reset = { email: person.email, otp: await server.codeFor(person.email), password: "another correct horse" };
  expect((await server.identity("POST email-otp/reset-password", reset)).status).toBe(200);
  const half = await server.identity("POST sign-in/email", { email: person.email, password: "another correct horse" });
  expect(half.body.token).toBeUndefined();
  expect(half.body.challenge).toEqual(expect.any(String));
});
