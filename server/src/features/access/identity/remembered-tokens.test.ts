import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "../../../platform/http/actor.ts";
import { type Authentication, createAuthenticate } from "./authenticate.ts";

const start = Date.UTC(2026, 4, 1, 10);
let now = start;
let lookedUp = 0;
let company: string | null = "company";
/** What the database waits for before it answers. */
let answered = Promise.resolve();
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let { authenticate, forget }: Authentication = { authenticate: async () => null, forget: () => undefined };

beforeAll(async () => {
  pair = await generateKeyPair("EdDSA", { extractable: true });
});

beforeEach(async () => {
  now = start;
  lookedUp = 0;
  company = "company";
  answered = Promise.resolve();
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
      const who = { userId: subject, email: "ada@example.com" };
      const found: Actor = company
        ? { ...who, accountId: company, role: "member" }
        : { ...who, accountId: null, role: "member" };
      await answered;
      return found;
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

/** Calls forty times at once, and gives what to do when the database is to answer. */
async function callTogether() {
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  const token = await bearer(600);
  const calls = Array.from({ length: 40 }, () => authenticate(token));
  await expect.poll(() => lookedUp).toBeGreaterThan(0);
  return { token, calls, answer: resolve };
}

test("forty calls at once with a token are looked up once", async () => {
  const { calls, answer } = await callTogether();
  answer();
  for (const actor of await Promise.all(calls)) expect(actor).toMatchObject({ userId: "ada" });
  expect(lookedUp).toBe(1);
});

test("who had no company when others were looked up is looked up again, as are those whose look failed", async () => {
  company = null;
  const { calls, answer } = await callTogether();
  company = "founded";
  answer();
  const [first, ...others] = await Promise.all(calls);
  expect(first).toMatchObject({ accountId: null });
  for (const other of others) expect(other).toMatchObject({ accountId: "founded" });
  expect(lookedUp).toBe(40);
});

test("what is looked up while a session ends is not remembered, and serves no call that comes after", async () => {
  const { token, calls, answer } = await callTogether();
  forget({ session: "two" });
  const later = authenticate(token);
  await expect.poll(() => lookedUp).toBe(2);
  answer();
  await Promise.all([...calls, later]);
  forget({ session: "one" });
  await authenticate(token);
  expect(lookedUp).toBe(3);
});
