import { exportJWK, generateKeyPair, importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { type AccessServer, type Person, startAccessServer } from "../access-server.fixture.ts";

let server: AccessServer;
let person: Person;
beforeAll(async () => {
  server = await startAccessServer();
  person = await server.person();
});
afterAll(() => server.stop());

const statusWith = async (token: string) => (await callerOf(server.url, token).call("GET v1/user/")).status;
const part = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString());
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("without a token a call is refused with 401 and a sentence", async () => {
  expect(await server.anonymous.call("GET v1/user/")).toMatchObject({
    status: 401,
    body: { detail: "Sign in to continue." },
  });
});

test("the access token says who, in which session, by and for whom, and lives ten minutes", async () => {
  const { sub, email, name, sid, iss, aud, iat, exp } = part(person.token, 1);
  expect({ email, name, iss, aud }).toEqual({
    email: person.email,
    name: "Ada Moreau",
    iss: server.url,
    aud: server.url,
  });
  expect([typeof sub, typeof sid]).toEqual(["string", "string"]);
  expect(Number(exp) - Number(iat)).toBe(600);
});

test.each(["Basic YTpi", "Bearer", "Bearer a b", "Bearer noise", "Token x"])(
  "an Authorization header like `%s` is refused",
  async (authorization) => {
    const { status } = await server.anonymous.raw("GET /api/v1/user/", undefined, { authorization });
    expect(status).toBe(401);
  },
);

test("an unsigned copy of a good token is refused", async () => {
  const header = { ...part(person.token, 0), alg: "none" };
  expect(await statusWith(`${encoded(header)}.${person.token.split(".")[1]}.`)).toBe(401);
});

test("a token of another key is refused, under our key's name and under its own", async () => {
  const { privateKey } = await generateKeyPair("EdDSA");
  for (const kid of [String(part(person.token, 0).kid), "other"]) {
    const forged = new SignJWT(part(person.token, 1)).setProtectedHeader({ alg: "EdDSA", kid });
    expect(await statusWith(await forged.sign(privateKey))).toBe(401);
  }
});

test("a token of our own key for another audience, of another issuer or another session is refused", async () => {
  // A key of the test in the provider's table: its tokens pass for the server's own.
  const { privateKey, publicKey } = await generateKeyPair("EdDSA", { extractable: true });
  const key = await importJWK(await exportJWK(privateKey), "EdDSA");
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into auth.jwks ("publicKey", "privateKey", "createdAt", alg) values ($1, '', now() - interval '1 day', 'EdDSA') returning id`,
    [JSON.stringify(await exportJWK(publicKey))],
  );
  const signed = (change: Record<string, unknown>) =>
    new SignJWT({ ...part(person.token, 1), ...change })
      .setProtectedHeader({ alg: "EdDSA", kid: String(rows[0]?.id) })
      .sign(key);
  const unchanged = await signed({});
  await expect.poll(() => statusWith(unchanged)).toBe(200);
  for (const change of [
    { aud: "https://other.example" },
    { iss: "https://evil.example" },
    { exp: Math.floor(Date.now() / 1000) - 1 },
    { exp: undefined },
    { sid: "7b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b" },
    { sid: undefined },
    { sub: "7b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b" },
  ])
    expect([change, await statusWith(await signed(change))]).toEqual([change, 401]);
});

test("a token ends ten minutes after it was made; the session gives a new one", async () => {
  server.time.ahead += 601_000;
  try {
    expect(await statusWith(person.token)).toBe(401);
  } finally {
    server.time.ahead -= 601_000;
  }
  expect(await statusWith((await server.signIn(person.email)).token)).toBe(200);
});

test("a person whom the identity provider no longer knows is refused within seconds", async () => {
  const removed = await server.person();
  expect((await removed.call("GET v1/user/")).status).toBe(200);
  await server.database.pool.query(`delete from auth."user" where email = $1`, [removed.email]);
  server.time.ahead += 2_000;
  expect((await removed.call("GET v1/user/")).status).toBe(401);
});

test("a person who left the company loses it within seconds", async () => {
  const leaver = await server.person();
  expect((await leaver.call("GET v1/account")).status).toBe(200);
  await server.database.pool.query("update users set account_id = null where id = $1", [leaver.userId]);
  server.time.ahead += 2_000;
  expect((await leaver.call("GET v1/account")).status).toBe(403);
});

test("a person whose email is not verified is refused even with a token", async () => {
  const doubtful = await server.person();
  await server.database.pool.query(`update auth."user" set "emailVerified" = false where email = $1`, [doubtful.email]);
  server.time.ahead += 2_000;
  expect((await doubtful.call("GET v1/user/")).status).toBe(401);
});

test("an email that signs in in another way already does not open that person's data", async () => {
  const { email } = await server.person();
  await server.database.pool.query("update users set subject = 'other|1' where email = $1", [email]);
  const { status, body } = await (await server.signIn(email)).call("GET v1/user/");
  expect([status, body]).toEqual([
    403,
    { code: "forbidden", detail: "This email address already signs in in another way." },
  ]);
});
