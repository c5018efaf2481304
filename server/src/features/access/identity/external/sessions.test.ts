import { afterAll, beforeAll, expect, test } from "vitest";
import { type ExternalServer, startExternalServer } from "./external-server.fixture.ts";

let server: ExternalServer;
beforeAll(async () => {
  server = await startExternalServer();
});
afterAll(() => server.stop());

test("a session brings new access tokens, although the provider replaces its refresh token each time", async () => {
  const { session, token } = await server.signIn();
  const later = [await server.steps.token(session), await server.steps.token(session)];
  expect(later.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set([token, ...later.map(({ body }) => body.token)]).size).toBe(3);
});

test("calls at the same moment do not use a refresh token twice, which would end the session", async () => {
  const { session } = await server.signIn();
  const answers = await Promise.all([1, 2, 3, 4].map(() => server.steps.token(session)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await server.steps.token(session)).status).toBe(200);
});

test("the provider's own refresh token never reaches the page", async () => {
  const { session, token } = await server.signIn();
  const answers = [await server.steps.token(session), await server.identity("POST sign-out", {}, session)];
  expect(session).toMatch(/^[\w-]{43}$/);
  expect(token.split(".")).toHaveLength(3);
  for (const { body } of answers) expect(Object.keys(body)).toHaveLength(1);
});

test("a session the provider has ended is over at the next renewal, with a sentence", async () => {
  server.provider.people.set("revoked", { email: "revoked@mill.example", email_verified: true });
  const { session } = await server.signIn("revoked");
  await server.provider.revoke("revoked");
  for (const _time of ["first", "second"])
    expect(await server.steps.token(session)).toMatchObject({
      status: 401,
      body: { detail: "Your session has ended. Sign in again." },
    });
});

test("a provider that is down ends no session, and known keys go on to be trusted", async () => {
  const person = await server.signIn();
  await server.provider.goDown();
  try {
    expect(await server.steps.token(person.session)).toMatchObject({
      status: 503,
      body: { detail: "The identity provider cannot be reached right now. Try again in a moment." },
    });
    expect((await server.steps.begin()).status).toBe(503);
    expect((await person.call("GET v1/user/")).status).toBe(200);
  } finally {
    await server.provider.comeBack();
  }
  expect((await server.steps.token(person.session)).status).toBe(200);
});

test("signing out ends the session here and at the provider, and names the page that ends the provider's own", async () => {
  server.provider.people.set("leaver", { email: "leaver@mill.example", email_verified: true });
  const { session } = await server.signIn("leaver");
  expect(await server.provider.openGrants("leaver")).toBe(1);
  const { body } = await server.identity("POST sign-out", {}, session);
  const leaveBy = new URL(String(body.leaveBy));
  expect(leaveBy.origin).toBe(server.provider.issuer);
  expect(leaveBy.searchParams.get("post_logout_redirect_uri")).toBe(`${server.url}/login`);
  expect(leaveBy.searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
  expect(await server.provider.openGrants("leaver")).toBe(0);
  expect((await server.steps.token(session)).status).toBe(401);
  expect((await server.identity("POST sign-out", {}, session)).body).toEqual({ leaveBy: null });
});

test("signing out works while the provider is down", async () => {
  const { session } = await server.signIn();
  await server.provider.goDown();
  try {
    expect(await server.identity("POST sign-out", {}, session)).toMatchObject({
      status: 200,
      body: { leaveBy: null },
    });
  } finally {
    await server.provider.comeBack();
  }
  expect((await server.steps.token(session)).status).toBe(401);
});

test("an access token ends when the provider said so; a session nobody uses ends after thirty days", async () => {
  const person = await server.signIn();
  server.time.ahead += 611_000;
  try {
    expect((await person.call("GET v1/user/")).status).toBe(401);
    const kept = async () =>
      (await server.database.pool.query("select 1 from external_secrets where kind = 'session'")).rows.length;
    server.time.ahead += 29 * 24 * 3_600_000;
    await server.access.removeOld();
    expect(await kept()).toBeGreaterThan(0);
    server.time.ahead += 24 * 3_600_000;
    expect((await server.steps.token(person.session)).status).toBe(401);
    await server.access.removeOld();
    expect((await server.database.pool.query("select 1 from external_secrets")).rows).toEqual([]);
  } finally {
    server.time.ahead = 0;
  }
});

test("signing in and out is in the audit log", async () => {
  server.provider.people.set("seen", { email: "seen@mill.example", email_verified: true });
  const { session } = await server.signIn("seen");
  await server.identity("POST sign-out", {}, session);
  const { rows } = await server.database.pool.query(
    "select kind, address, detail from security_events where actor_email = 'seen@mill.example' order by at",
  );
  const how = { address: "127.0.0.1", detail: "with Northwind ID" };
  expect(rows).toEqual([
    { kind: "signed-in", ...how },
    { kind: "signed-out", ...how },
  ]);
});
