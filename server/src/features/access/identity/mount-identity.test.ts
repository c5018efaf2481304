import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, password, startAccessServer } from "../access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const post = (body: string, type = "application/json") =>
  server.anonymous.raw("POST /api/auth/sign-in/email", body, { "content-type": type });

test.each([
  ["no JSON", "{", "application/json"],
  ["JSON that is no object", "[1]", "application/json"],
  ["nothing", "", "application/json"],
  ["wrong types", '{"email":{"$ne":1},"password":[]}', "application/json"],
  ["another content type", "<email/>", "application/xml"],
  ["characters that cannot be stored", '{"email":"a\\u0000@example.com","password":"12345678"}', "application/json"],
])("a sign-in with %s is refused as a mistake of the caller", async (_what, body, type) => {
  const { status } = await post(body, type);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.each([["sign-out"], ["two-factor/disable"], ["passkey/verify-authentication"]])(
  "a list, a text and a number are no body of %s, whatever it needs of one",
  async (path) => {
    const { session } = await server.person();
    for (const body of ["[]", JSON.stringify([{ password }]), '"text"', "7", "null"])
      expect(await server.identity(`POST ${path}`, body, session), body).toMatchObject({
        status: 400,
        body: { code: "unreadable", detail: "The body is not a JSON object." },
      });
    expect((await server.identity("GET token", undefined, session)).status).toBe(200);
  },
);

test("a body of more than 16 kB is too large", async () => {
  expect((await post(JSON.stringify({ email: "x".repeat(17_000) }))).status).toBe(413);
});

test.each(["", "%", "a.b", "a.b.c", "%00", "x".repeat(7_000)])("the session token %j is refused", async (session) => {
  expect((await server.identity("GET token", undefined, session)).status).toBe(401);
});

test("the address a caller claims to have does not count", async () => {
  const { email } = await server.person();
  const claim = { "x-seedbed-client-address": "203.0.113.9" };
  const { body } = await server.anonymous.raw("POST /api/auth/sign-in/email", { email, password }, claim);
  const { token } = body as { token: string };
  const session = await server.identity("GET get-session", undefined, token);
  expect(session.body.session).toMatchObject({ ipAddress: "127.0.0.1" });
});

test("a failure that is not the caller's is answered in the server's own shape", async () => {
  await server.database.pool.query(`alter table auth."user" rename to user_gone`);
  try {
    const body = { email: "ada@example.com", password };
    expect(await server.identity("POST sign-in/email", body)).toMatchObject({
      status: 500,
      body: { code: "unexpected", detail: "Unexpected error occurred." },
    });
  } finally {
    await server.database.pool.query(`alter table auth.user_gone rename to "user"`);
  }
});
