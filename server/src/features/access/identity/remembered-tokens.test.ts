import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Authenticate } from "../../../platform/http/actor.ts";
import { createAuthenticate } from "./authenticate.ts";

const start = Date.UTC(2026, 4, 1, 10);
let now = start;
let lookedUp = 0;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let authenticate: Authenticate;

beforeAll(async () => {
  pair = await generateKeyPair("EdDSA", { extractable: true });
});

beforeEach(async () => {
  now = start;
  lookedUp = 0;
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: "k", alg: "EdDSA" }] });
  authenticate = createAuthenticate({
    issuer: async () => ({
      issuer: "https://seedbed.example",
      audience: "https://seedbed.example",
      algorithms: ["EdDSA"],
      subjectPrefix: "",
      keys,
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
  });
});

const bearer = async (lifetime: number) =>
  `Bearer ${await new SignJWT({
    sub: "ada",
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
