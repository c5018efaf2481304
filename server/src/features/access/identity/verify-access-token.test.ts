import { createHmac } from "node:crypto";
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { verifyAccessToken } from "./verify-access-token.ts";

const now = new Date("2026-05-01T10:00:00Z");
const seconds = now.getTime() / 1000;
const good = { sub: "ada", iss: "https://seedbed.example", aud: "https://seedbed.example", exp: seconds + 60 };
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let verify: (token: string) => Promise<unknown>;

beforeAll(async () => {
  pair = await generateKeyPair("EdDSA", { extractable: true });
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: "k", alg: "EdDSA" }] });
  const issuer = { issuer: good.iss, audience: good.aud, clientId: "seedbed", algorithms: ["EdDSA", "ES256"], keys };
  verify = (token) => verifyAccessToken(issuer, token, now);
});

const signed = (payload: JWTPayload) =>
  new SignJWT(payload).setProtectedHeader({ alg: "EdDSA", kid: "k" }).sign(pair.privateKey);

test("a token of the issuer is taken for its subject, session and end", async () => {
  expect(await verify(await signed({ ...good, sid: "s1" }))).toEqual({ sub: "ada", sid: "s1", exp: good.exp });
});

test.each<[string, JWTPayload]>([
  ["is expired", { ...good, exp: seconds - 1 }],
  ["never expires", { ...good, exp: undefined }],
  ["is not valid yet", { ...good, nbf: seconds + 60 }],
  ["is of another issuer", { ...good, iss: "https://evil.example" }],
  ["is for another audience", { ...good, aud: "https://other.example" }],
  ["is an ID token", { ...good, nonce: "n" }],
  ["is an ID token without a nonce", { ...good, at_hash: "h" }],
  ["is an ID token of a code", { ...good, c_hash: "h" }],
  ["is made for the application as well, and says not what it allows", { ...good, aud: [good.aud, "seedbed"] }],
  ["names nobody", { ...good, sub: undefined }],
  ["names an empty subject", { ...good, sub: "" }],
])("a token that %s is refused", async (_what, payload) => {
  await expect(verify(await signed(payload))).rejects.toMatchObject({ code: "unauthenticated" });
});

test.each<[string, JWTPayload, string | undefined]>([
  ["of the type at+jwt", {}, "at+jwt"],
  ["of the type application/at+jwt", {}, "application/AT+JWT"],
  ["with a scope", { scope: "openid" }, "JWT"],
  ["with the scope of another dialect", { scp: ["openid"] }, undefined],
  ["that names its client", { client_id: "seedbed" }, undefined],
])("a token for the application as well is taken when it is an access token: one %s", async (_what, claims, typ) => {
  const header = { alg: "EdDSA", kid: "k", ...(typ && { typ }) };
  const payload = { ...good, ...claims, aud: [good.aud, "seedbed"] };
  const token = await new SignJWT(payload).setProtectedHeader(header).sign(pair.privateKey);
  expect(await verify(token)).toMatchObject({ sub: "ada" });
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("an unsigned token (alg none) is refused", async () => {
  await expect(verify(`${encoded({ alg: "none", kid: "k" })}.${encoded(good)}.`)).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

test("a token signed with the public key as an HMAC secret is refused", async () => {
  const { x } = await exportJWK(pair.publicKey);
  const content = `${encoded({ alg: "HS256", kid: "k" })}.${encoded(good)}`;
  const signature = createHmac("sha256", Buffer.from(String(x), "base64url"))
    .update(content)
    .digest("base64url");
  await expect(verify(`${content}.${signature}`)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a token of another key under the same name is refused", async () => {
  const stranger = await generateKeyPair("EdDSA");
  const token = await new SignJWT(good).setProtectedHeader({ alg: "EdDSA", kid: "k" }).sign(stranger.privateKey);
  await expect(verify(token)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a changed payload, a cut token and noise are refused", async () => {
  const [header, , signature] = (await signed(good)).split(".");
  for (const token of [`${header}.${encoded({ ...good, sub: "admin" })}.${signature}`, `${header}.`, "noise", "a.b.c"])
    await expect(verify(token)).rejects.toMatchObject({ code: "unauthenticated" });
});
