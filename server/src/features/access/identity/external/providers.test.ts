import { expect, onTestFinished, test } from "vitest";
import { company, mara, startExternalServer } from "./external-server.fixture.ts";

async function start(...options: Parameters<typeof startExternalServer>) {
  const server = await startExternalServer(...options);
  onTestFinished(() => server.stop());
  return server;
}

test("a provider that is down at the start is said in the log; nobody can sign in until it is back", async () => {
  const server = await start({ provider: { down: true } });
  const sentence = `The identity provider at ${server.provider.issuer} (OIDC_ISSUER) cannot be reached: nobody can sign in until it answers.`;
  expect(server.logged.map((line) => JSON.parse(line).msg)).toEqual([sentence]);
  expect(await server.identity("POST external/start", { browser: "b".repeat(43) })).toMatchObject({
    status: 503,
    body: { detail: "The identity provider cannot be reached right now. Try again in a moment." },
  });
  const guess = { authorization: "Bearer a.b.c" };
  expect((await server.anonymous.raw("GET /api/v1/user/", undefined, guess)).status).toBe(503);
  expect((await server.anonymous.call("GET v1/settings")).status).toBe(200);
  await server.provider.comeBack();
  await expect.poll(async () => (await server.steps.begin()).status).toBe(200);
  expect((await (await server.signIn()).call("GET v1/user/")).status).toBe(200);
});

test("access tokens that are no JSON Web Tokens are refused at sign-in, with a sentence in the log", async () => {
  const server = await start({ provider: { opaqueTokens: true } });
  expect((await server.arrive()).page.search).toBe("?problem=unusable-token");
  expect(server.logged.join()).toContain(
    `The identity provider's access tokens are no JSON Web Tokens: let it issue those, for the audience ${server.url} (OIDC_AUDIENCE).`,
  );
});

test("access tokens for another audience are refused at sign-in, with a sentence in the log that names both", async () => {
  const server = await start({ provider: { audience: "https://other.example" } });
  expect((await server.arrive()).page.search).toBe("?problem=unusable-token");
  expect(server.logged.map((line) => JSON.parse(line).msg).join()).toContain(
    `by "${server.provider.issuer}", for the audience "https://other.example"; needed are ${server.provider.issuer} and ${server.url} (OIDC_AUDIENCE).`,
  );
});

test("a wrong client secret is told as a failed sign-in, and in the log", async () => {
  const server = await start({ configured: { clientSecret: "wrong" } });
  expect((await server.arrive()).page.search).toBe("?problem=refused");
  expect(server.logged.join()).toContain("invalid_client");
});

test("without refresh tokens a session lasts as long as its access token; a provider that cannot end its own asks everybody anew", async () => {
  const server = await start({ provider: { withoutRefreshTokens: true, withoutEndSession: true } });
  expect((await server.steps.begin()).address.searchParams.get("prompt")).toBe("login");
  const { session, call } = await server.signIn();
  expect((await call("GET v1/user/")).status).toBe(200);
  expect((await server.steps.token(session)).status).toBe(401);
  const { session: another } = await server.signIn();
  expect((await server.identity("POST sign-out", {}, another)).body).toEqual({ leaveBy: null });
});

test("[S3.6-01] where a claim gives the roles, they follow it at each sign-in, but the last admin stays one", async () => {
  const people = {
    mara: { ...mara, roles: [] },
    iris: { email: "iris@mill.example", email_verified: true, roles: ["ADMIN"] },
  };
  // Neither address nor roles are in the ID token: the server asks for them.
  const server = await start({ provider: { people, separateUserInfo: true }, configured: { roleClaim: "roles" } });
  const roleOf = async (login: string) => (await (await server.signIn(login)).call("GET v1/user/")).body.user.role;
  const founder = await server.signIn();
  const founded = await founder.call("POST v1/account", { body: company });
  expect(await roleOf("mara")).toBe("admin");
  await server.signIn("iris");
  await server.database.pool.query("update users set account_id = $1 where email = 'iris@mill.example'", [
    founded.body.uuid,
  ]);
  expect([await roleOf("iris"), await roleOf("mara")]).toEqual(["admin", "member"]);
  server.provider.people.set("mara", { ...mara, roles: "Admin" });
  expect(await roleOf("mara")).toBe("admin");
  const { rows } = await server.database.pool.query(
    "select subject_email, detail from security_events where kind = 'role-changed' order by at",
  );
  expect(rows).toEqual([
    { subject_email: "iris@mill.example", detail: "member to admin, as the identity provider says" },
    { subject_email: mara.email, detail: "admin to member, as the identity provider says" },
    { subject_email: mara.email, detail: "member to admin, as the identity provider says" },
  ]);
});
