import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "../../../../platform/http/security-headers.ts";
import { company, type ExternalServer, mara, startExternalServer } from "./external-server.fixture.ts";

let server: ExternalServer;
beforeAll(async () => {
  server = await startExternalServer();
});
afterAll(() => server.stop());

test("[S1.1-01] [S1.1-02] who signs in at the provider for the first time is made a user, and founds a company as its admin", async () => {
  const person = await server.signIn();
  const newcomer = await person.call("GET v1/user/");
  expect(newcomer).toMatchObject({
    status: 200,
    body: { user: { email: mara.email, firstName: "Mara", lastName: "Olsen" }, account: null },
  });
  expect((await person.call("POST v1/account", { body: company })).status).toBe(201);
  expect((await person.call("GET v1/user/")).body).toMatchObject({ user: { role: "admin" }, account: company });
  const again = await server.signIn();
  expect((await again.call("GET v1/user/")).body.user.uuid).toBe(newcomer.body.user.uuid);
});

test("[S1.1-02] nothing of the embedded provider is served or stored", async () => {
  for (const call of ["sign-up/email", "sign-in/email", "change-password", "email-otp/request-password-reset"])
    expect((await server.identity(`POST ${call}`, { email: mara.email, password: "long enough" })).status).toBe(404);
  for (const call of ["jwks", "get-session"]) expect((await server.identity(`GET ${call}`)).status).toBe(404);
  const { rows } = await server.database.pool.query("select 1 from pg_namespace where nspname = 'auth'");
  expect(rows).toEqual([]);
});

test("the page learns the provider's name before anybody has signed in", async () => {
  expect((await server.anonymous.call("GET v1/settings")).body.externalProvider).toBe("Northwind ID");
});

test("the provider is asked for a code, with PKCE, state and nonce, for tokens that are made for this server", async () => {
  const { address } = await server.steps.begin();
  expect(address.origin).toBe(server.provider.issuer);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: "code",
    client_id: "seedbed",
    scope: "openid profile email offline_access",
    redirect_uri: `${server.url}/api/auth/external/callback`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    resource: server.url,
    audience: server.url,
  });
});

test("[S1.4-50] whose address the provider has not verified is told to confirm it, and gets neither a user nor a session", async () => {
  server.provider.people.set("unverified", { email: "new@mill.example", email_verified: false });
  const { page } = await server.arrive("unverified");
  expect(page.href).toBe(`${server.url}/confirm-email`);
  const { rows } = await server.database.pool.query("select 1 from users where email = 'new@mill.example'");
  expect(rows).toEqual([]);
  expect(await server.provider.openGrants("unverified"), "what the provider granted is given back").toBe(0);
});

test("a person without an address is told so", async () => {
  server.provider.people.set("nameless", { email_verified: true });
  expect((await server.arrive("nameless")).page.search).toBe("?problem=no-email");
});

test("an address that changes at the provider changes here", async () => {
  server.provider.people.set("iris", { email: "iris@mill.example", email_verified: true });
  const before = (await (await server.signIn("iris")).call("GET v1/user/")).body.user;
  server.provider.people.set("iris", { email: "iris.berg@mill.example", email_verified: true });
  const after = (await (await server.signIn("iris")).call("GET v1/user/")).body.user;
  expect(after).toMatchObject({ uuid: before.uuid, email: "iris.berg@mill.example" });
});

test("a person from the time of the embedded provider is recognised by the verified address", async () => {
  server.provider.people.set("early", { email: "Early@Mill.example", email_verified: true });
  const id = "7b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b";
  await server.database.pool.query(
    "insert into users (id, subject, email, first_name) values ($1, 'embedded|1', 'early@mill.example', 'Erla')",
    [id],
  );
  const person = await server.signIn("early");
  expect((await person.call("GET v1/user/")).body.user).toMatchObject({ uuid: id, firstName: "Erla" });
});

test("an address the provider has given to somebody else does not open the first owner's data", async () => {
  server.provider.people.set("first", { email: "desk@mill.example", email_verified: true });
  await server.signIn("first");
  server.provider.people.set("second", { email: "desk@mill.example", email_verified: true });
  expect((await server.arrive("second")).page.search).toBe("?problem=email-taken");
});

test("who declines at the provider is led back and told so", async () => {
  const { address } = await server.steps.begin();
  const callback = new URL(`${server.url}/api/auth/external/callback`);
  callback.search = new URLSearchParams({
    error: "access_denied",
    error_description: "<b>no</b>",
    state: address.searchParams.get("state") ?? "",
    iss: server.provider.issuer,
  }).toString();
  expect((await server.steps.back(callback)).href).toBe(`${server.url}/login?problem=denied`);
});

test("the page of another name of this server is led to the public one first", async () => {
  const body = { browser: "b".repeat(43) };
  const origin = "http://localhost:1234";
  const answer = await server.anonymous.raw("POST /api/auth/external/start", body, { origin });
  expect(answer.body).toEqual({ url: `${server.url}/login` });
});

test("signing in needs no more of the content security policy: all talk with the provider is the server's", () => {
  const policy = securityHeaders(false)("text/html")["content-security-policy"] ?? "";
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self';");
  expect(policy).not.toContain(new URL(server.provider.issuer).host);
});
