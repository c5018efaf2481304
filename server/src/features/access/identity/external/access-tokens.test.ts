import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { type ExternalServer, startExternalServer } from "./external-server.fixture.ts";

let server: ExternalServer;
let good: JWTPayload;
beforeAll(async () => {
  server = await startExternalServer();
  good = decodeJwt((await server.signIn()).token);
});
afterAll(() => server.stop());

const callWith = (token: string) => callerOf(server.url, token).call("GET v1/user/");
const statusOf = async (change: JWTPayload) =>
  (await callWith(await server.provider.sign({ ...good, ...change }))).status;
const seconds = () => Math.floor(Date.now() / 1000);

test("the provider's access token names the person, this server, and when it ends", () => {
  expect(good).toMatchObject({ sub: "mara", iss: server.provider.issuer, aud: server.url, exp: expect.any(Number) });
});

test("[S1.1-02] a token with the provider's signature is taken, when it is meant for this server", async () => {
  expect(await statusOf({})).toBe(200);
});

test.each<[string, () => JWTPayload]>([
  ["of another issuer", () => ({ iss: "https://evil.example" })],
  ["that writes the issuer otherwise", () => ({ iss: `${server.provider.issuer}/` })],
  ["for another audience", () => ({ aud: "https://other.example" })],
  ["for the application instead of the API, as ID tokens are", () => ({ aud: "seedbed" })],
  ["that is an ID token", () => ({ nonce: "n" })],
  ["that has expired", () => ({ exp: seconds() - 60 })],
  ["that never expires", () => ({ exp: undefined })],
  ["that is not valid yet", () => ({ nbf: seconds() + 60 })],
  ["of somebody who never signed in here", () => ({ sub: "stranger" })],
  ["of nobody", () => ({ sub: undefined })],
])("[S1.1-02] a token %s is refused", async (_what, change) => {
  expect(await statusOf(change())).toBe(401);
});

test("a token whose clock is a few seconds off is taken", async () => {
  expect(await statusOf({ nbf: seconds() + 4 })).toBe(200);
});

test("[S1.1-02] a token of another key is refused, under the provider's key's name and under its own", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  for (const kid of ["first", "other"]) {
    const token = await new SignJWT(good).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
    expect((await callWith(token)).status).toBe(401);
  }
});

test("a token signed with a shared secret, the client's or the public key, is refused, and an unsigned one", async () => {
  const published = (await (await fetch(`${server.provider.issuer}/jwks`)).json()) as { keys: { n: string }[] };
  for (const secret of [server.provider.clientSecret, published.keys[0]?.n ?? ""]) {
    const key = new TextEncoder().encode(secret.padEnd(32, "."));
    const token = await new SignJWT(good).setProtectedHeader({ alg: "HS256", kid: "first" }).sign(key);
    expect((await callWith(token)).status).toBe(401);
  }
  const [header, payload] = [{ alg: "none", kid: "first" }, good].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  expect((await callWith(`${header}.${payload}.`)).status).toBe(401);
});

test("a token that brings its own key is refused", async () => {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const token = await new SignJWT(good)
    .setProtectedHeader({ alg: "ES256", jwk: await exportJWK(publicKey), jku: "https://evil.example/jwks" })
    .sign(privateKey);
  expect((await callWith(token)).status).toBe(401);
});

test("a person who was removed is refused within two seconds, whatever the provider's token says", async () => {
  server.provider.people.set("leaver", { email: "leaver@mill.example", email_verified: true });
  const leaver = await server.signIn("leaver");
  expect((await leaver.call("GET v1/user/")).status).toBe(200);
  await server.database.pool.query("update users set removed_at = now() where email = 'leaver@mill.example'");
  server.time.ahead += 2_000;
  expect((await leaver.call("GET v1/user/")).status).toBe(401);
});
