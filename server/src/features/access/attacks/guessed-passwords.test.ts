import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AccessServer, password, startAccessServer } from "../access-server.fixture.ts";
import { addressNumber, callFrom, flood, pretendAttempts } from "./attack.fixture.ts";

const guesses = Number(process.env.GUESSES ?? 1_000);
const minute = 60_000;
const manyGuesses = 300_000;
let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterEach(() => {
  server.time.ahead = 0;
});
afterAll(() => server.stop());

const failuresOf = async (email: string) =>
  (await server.database.pool.query("select 1 from security_events where subject_email = $1", [email])).rows.length;
const signIn = (address: string, email: string, secret: string) =>
  callFrom({ server, address }, "sign-in/email", { email, password: secret });
const guess = (email: string) => (index: number) => signIn(addressNumber(index), email, `wrong password ${index}`);

test(
  `of ${guesses} wrong passwords, half from one address and half from as many addresses, ten are looked at`,
  async () => {
    const person = await server.person();
    const answers = await flood(guesses, (index) => guess(person.email)(index % 2 === 0 ? 0 : index));
    expect(answers).toEqual({ INVALID_EMAIL_OR_PASSWORD: 10, rate_limited: guesses - 10 });
    expect(await failuresOf(person.email)).toBe(10);
    // A right guess among the refused ones opens nothing either.
    const refused = await signIn(addressNumber(77), person.email, password);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(refused.body.token).toBeUndefined();
    expect(refused.body.detail).toMatch(/^Too many attempts failed\. Try again in \d+ minutes\.$/);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(600);
  },
  manyGuesses,
);

test("a person whose password strangers guess signs in as ever where the person did before, and elsewhere after ten minutes", async () => {
  const { email } = await server.person();
  expect(await flood(20, guess(email))).toEqual({ INVALID_EMAIL_OR_PASSWORD: 10, rate_limited: 10 });
  expect((await signIn("127.0.0.1", email, password)).status).toBe(200);
  expect((await signIn("203.0.113.50", email, password)).status).toBe(429);
  server.time.ahead = 10 * minute;
  expect((await signIn("203.0.113.50", email, password)).status).toBe(200);
  await flood(20, guess(email));
  expect((await signIn("203.0.113.50", email, password)).status).toBe(200);
});

test("how long to wait is told in whole minutes, never too few of them", async () => {
  const email = "waits@example.com";
  await pretendAttempts(server, { email });
  const { rows } = await server.database.pool.query<{ ends_at: Date }>(
    "select ends_at from guarded_attempts where subject = $1",
    [email],
  );
  const told = async (secondsLeft: number) => {
    server.time.ahead = Number(rows[0]?.ends_at) - secondsLeft * 1000 - Date.now();
    return (await signIn("203.0.113.70", email, password)).body.detail;
  };
  expect(await told(85)).toBe("Too many attempts failed. Try again in 2 minutes.");
  expect(await told(25)).toBe("Too many attempts failed. Try again in a minute.");
});

test("under attack a person gets in from a new place with a code by mail", async () => {
  const { email } = await server.person();
  await pretendAttempts(server, { email });
  const newPlace = "203.0.113.60";
  expect((await signIn(newPlace, email, password)).status).toBe(429);
  expect((await callFrom({ server, address: newPlace }, "email-otp/request-password-reset", { email })).status).toBe(
    200,
  );
  const reset = { email, otp: await server.codeFor(email), password: "another good password" };
  expect((await callFrom({ server, address: newPlace }, "email-otp/reset-password", reset)).status).toBe(200);
  expect((await signIn(newPlace, email, reset.password)).status).toBe(200);
});

test("a person's own typing errors lock the person's own network as well, and a success in between starts anew", async () => {
  const { email } = await server.person();
  const own = (secret: string) => signIn("127.0.0.1", email, secret);
  await pretendAttempts(server, { email, network: "127.0.0.1", count: 9 });
  expect((await own(password)).status).toBe(200);
  await pretendAttempts(server, { email, network: "127.0.0.1", count: 9 });
  expect((await own("wrong password")).status).toBe(401);
  expect((await own(password)).status).toBe(429);
});

test("the limit holds on every server of the database, for every way of writing the address", async () => {
  const { email } = await server.person();
  const second = await startAccessServer({ databaseUrl: server.databaseUrl });
  try {
    await pretendAttempts(server, { email, count: 9 });
    expect((await guess(email)(1)).status).toBe(401);
    const there = await callFrom({ server: second, address: "198.51.100.9" }, "sign-in/email", { email, password });
    expect(there.status).toBe(429);
    expect((await signIn("198.51.100.9", email.toUpperCase(), password)).status).toBe(429);
  } finally {
    await second.stop();
  }
});

test("the caller's own word about its address does not count", async () => {
  const { email } = await server.person();
  await pretendAttempts(server, { email });
  const claims = {
    "x-forwarded-for": addressNumber(7),
    "x-seedbed-client-address": "127.0.0.1",
    "x-real-ip": "127.0.0.1",
  };
  const answer = await server.anonymous.raw("POST /api/auth/sign-in/email", { email, password }, claims);
  expect(answer.status).toBe(429);
});

test.each([
  ["as a form", "application/x-www-form-urlencoded", (email: string) => `email=${email}&password=wrong`],
  [
    "as a form in JSON",
    "application/x-www-form-urlencoded",
    (email: string) => `{"email":"a@b.co","x":"&email=${email}&password=wrong&"}`,
  ],
  ["as text", "text/plain", (email: string) => JSON.stringify({ email, password: "wrong password" })],
  [
    "as JSON of another name",
    "application/vnd.api+json",
    (email: string) => JSON.stringify({ email, password: "wrong" }),
  ],
])("a guess that is sent %s is not taken at all", async (_what, type, bodyFor) => {
  const headers = { "content-type": type };
  const answer = await server.anonymous.raw("POST /api/auth/sign-in/email", bodyFor("ada@example.com"), headers);
  expect(answer.status).toBe(415);
});

test("a key that is sent twice counts as it is understood", async () => {
  const { email } = await server.person();
  const body = `{"email":"decoy@example.com","password":"wrong password","email":"${email}"}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": "198.51.100.77" };
  const guessOnce = () => server.anonymous.raw("POST /api/auth/sign-in/email", body, headers);
  await pretendAttempts(server, { email, count: 9 });
  expect((await guessOnce()).status).toBe(401);
  expect(await failuresOf(email)).toBe(1);
  expect((await guessOnce()).status).toBe(429);
});

test("a new password that is too short is no wrong guess of the old one", async () => {
  const { email, session } = await server.person();
  const change = (newPassword: string) =>
    server.identity("POST change-password", { currentPassword: password, newPassword }, session);
  for (const network of ["", "127.0.0.1"])
    await pretendAttempts(server, { kind: "password-change", email, network, count: 9 });
  for (let time = 0; time < 3; time += 1)
    expect(await change("short")).toMatchObject({ status: 400, body: { code: "PASSWORD_TOO_SHORT" } });
  expect((await change("a new good password")).status).toBe(200);
});

test("with a stolen session the password cannot be guessed either, however the session is written", async () => {
  const person = await server.person();
  const change = { currentPassword: "wrong password", newPassword: "a password of the thief" };
  const spellings = [`Bearer ${person.session}`, `bearer   ${person.session}`, `BEARER ${person.session}`];
  const attempt = (index: number, currentPassword = change.currentPassword) =>
    server.anonymous.raw(
      "POST /api/auth/change-password",
      { ...change, currentPassword },
      { authorization: spellings[index % 3] ?? "", "x-forwarded-for": addressNumber(index) },
    );
  await pretendAttempts(server, { kind: "password-change", email: person.email, count: 9 });
  expect((await attempt(0)).status).toBe(400);
  for (const index of [1, 2, 3]) expect((await attempt(index)).status).toBe(429);
  expect((await attempt(4, password)).status).toBe(429);
});
