import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Authentication, createAuthenticate } from "./authenticate.ts";

const start = Date.UTC(2026, 4, 1, 10);
let now = start;
let lookedUp = 0;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let { authenticate, forget }: Authentication = { authenticate: async () => null, forget: () => undefined };

beforeAll(async () => {
  pair = await generateKeyPair("EdDSA", { extractable: true });
});

beforeEach(async () => {
  now = start;
  lookedUp = 0;
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: "k", alg: "EdDSA" }] });
  ({ authenticate, forget } = createAuthenticate({
    issuer: async () => ({
      issuer: "https://seedbed.example",
      audience: "https://seedbed.example",
      algorithms: ["EdDSA"],
      subjectPrefix: "",
      keys,
      ownsSessions: true,
      profileOf: async () => ({ email: "ada@example.com", emailVerified: true, firstName: "Ada", lastName: "Moreau" }),
    }),
    clock: () => new Date(now),
    recogniseToken: async () => {
      throw new Error("nobody comes with a token of their own");
    },
    recognise: async (subject) => {
      lookedUp += 1;
      return { userId: subject, accountId: "company", role: "member", email: "ada@example.com" };
    },
  }));
});

const bearer = async (lifetime: number) =>
  `Bearer ${await new SignJWT({
    sub: "ada",
    sid: "one",
    iss: "https://seedbed.example",
    aud: "https://seedbed.example",
    exp: start / 1_000 + lifetime,
  })
    .setProtectedHeader({ alg: "EdDSA", kid: "k" })
    .sign(pair.privateKey)}`;

test("a token that was just taken is taken again for two seconds, and then looked at anew", async () => {
  const token = await bearer(600);
  for (const moment of [0, 1_000, 1_999]) {
    now = start + moment;
    expect(await authenticate(token)).toMatchObject({ userId: "ada" });
  }
  expect(lookedUp).toBe(1);
  now = start + 2_000;
  await authenticate(token);
  expect(lookedUp).toBe(2);
});

test("a token that expires meanwhile is refused at that moment", async () => {
  const token = await bearer(1);
  expect(await authenticate(token)).toMatchObject({ userId: "ada" });
  now = start + 1_000;
  await expect(authenticate(token)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("another token of the same person is looked at for itself", async () => {
  await authenticate(await bearer(600));
  const forged = `${await bearer(601)}x`;
  await expect(authenticate(forged)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("what is remembered of a session that is over, or of somebody with other rights, counts no more; of others it does", async () => {
  const token = await bearer(600);
  expect(await authenticate(token)).toMatchObject({ session: { id: "one", goodUntil: new Date(start + 600_000) } });
  for (const other of [{ session: "two" }, { user: "ben" }]) forget(other);
  await authenticate(token);
  expect(lookedUp).toBe(1);
  for (const ended of [{ session: "one" }, { user: "ada" }]) {
    forget(ended);
    await authenticate(token);
  }
  expect(lookedUp).toBe(3);
});
