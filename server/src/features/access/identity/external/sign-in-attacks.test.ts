import { afterAll, beforeAll, expect, test } from "vitest";
import { otherClientId } from "#test-support/identity-provider/provider-configuration.ts";
import { type ExternalServer, mara, startExternalServer } from "./external-server.fixture.ts";
import { newSecret } from "./seal.ts";

let server: ExternalServer;
beforeAll(async () => {
  server = await startExternalServer();
});
afterAll(() => server.stop());

/** A callback as the provider made it, after the address of the sign-in was changed. */
const callbackOf = async (change: Record<string, string> = {}) => {
  const { browser, address } = await server.steps.begin();
  for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value);
  return { browser, callback: await server.steps.atProvider(address) };
};
const problemAt = async (callback: URL) => (await server.steps.back(callback)).searchParams.get("problem");
const handoffAt = async (callback: URL) => (await server.steps.back(callback)).searchParams.get("handoff") ?? "";

test("an unchanged callback works: the refusals below have another reason", async () => {
  expect(await handoffAt((await callbackOf()).callback)).toMatch(/^[\w-]{43}$/);
});

test.each(["", newSecret(), "x", "%00", "é".repeat(30)])("a callback with the state %j is refused", async (state) => {
  const { callback } = await callbackOf();
  callback.searchParams.set("state", state);
  expect(await problemAt(callback)).toBe("expired");
});

test("a callback works once", async () => {
  const { callback } = await callbackOf();
  expect(await handoffAt(callback)).not.toBe("");
  expect(await problemAt(callback)).toBe("expired");
});

test("of two uses of one callback at the same moment one works", async () => {
  const { callback } = await callbackOf();
  const pages = await Promise.all([server.steps.back(callback), server.steps.back(callback)]);
  expect(pages.filter((page) => page.searchParams.has("handoff"))).toHaveLength(1);
});

test("a sign-in that was begun more than ten minutes ago is over", async () => {
  const { callback } = await callbackOf();
  server.time.ahead += 601_000;
  try {
    expect(await problemAt(callback)).toBe("expired");
  } finally {
    server.time.ahead -= 601_000;
  }
});

test("an ID token with another nonce is refused", async () => {
  expect(await problemAt((await callbackOf({ nonce: newSecret() })).callback)).toBe("refused");
});

test("a code that was given to another application is refused", async () => {
  expect(await problemAt((await callbackOf({ client_id: otherClientId })).callback)).toBe("refused");
});

test("a code from one sign-in is worth nothing in another", async () => {
  const [theirs, ours] = [await callbackOf(), await callbackOf()];
  ours.callback.searchParams.set("code", theirs.callback.searchParams.get("code") ?? "");
  expect(await problemAt(ours.callback)).toBe("refused");
});

test("a made-up code, and an answer of another provider, are refused", async () => {
  const [madeUp, foreign] = [await callbackOf(), await callbackOf()];
  madeUp.callback.searchParams.set("code", newSecret());
  foreign.callback.searchParams.set("iss", "https://evil.example");
  expect([await problemAt(madeUp.callback), await problemAt(foreign.callback)]).toEqual(["refused", "refused"]);
});

test("a hand-over works once", async () => {
  const { browser, handoff } = await server.arrive();
  const answers = await Promise.all([server.steps.redeem(handoff, browser), server.steps.redeem(handoff, browser)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await server.steps.redeem(handoff, browser)).status).toBe(401);
});

test("a hand-over is for the browser that began the sign-in, and lost when another one tries it", async () => {
  const { browser, handoff } = await server.arrive();
  expect(await server.steps.redeem(handoff, newSecret())).toMatchObject({
    status: 401,
    body: { detail: "This sign-in has expired or was already used. Sign in again." },
  });
  expect((await server.steps.redeem(handoff, browser)).status).toBe(401);
});

test("a hand-over is too old after a minute", async () => {
  const { browser, handoff } = await server.arrive();
  server.time.ahead += 61_000;
  try {
    expect((await server.steps.redeem(handoff, browser)).status).toBe(401);
  } finally {
    server.time.ahead -= 61_000;
  }
});

test.each([{}, { browser: "short" }, { browser: 5 }, { browser: "b".repeat(5_000) }])(
  "a sign-in begun with %j is refused",
  async (body) => {
    expect((await server.identity("POST external/start", body)).status).toBe(422);
  },
);

test.each(["", "a", "a b", newSecret(), "x".repeat(6_000)])("the session %j is refused", async (session) => {
  expect((await server.steps.token(session)).status).toBe(401);
});

test("nothing that is stored opens anything", async () => {
  const { browser, handoff } = await server.arrive();
  const { token: session } = (await server.steps.redeem(handoff, browser)).body;
  const { rows } = await server.database.pool.query("select * from external_secrets");
  const stored = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const secret of [browser, handoff, session, mara.email]) expect(stored).not.toContain(secret);
  // As a bearer token, a hash is as good as any guess.
  for (const { hash } of rows as { hash: string }[]) expect((await server.steps.token(hash)).status).toBe(401);
});
