import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, password, startAccessServer } from "../access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const newPassword = "another good password";

/** Ways in which the sessions of a person end; each begins with two of them. */
const endings: [string, (person: Person, other: string) => Promise<unknown>][] = [
  [
    "signing out",
    async ({ session }, other) => {
      await server.identity("POST sign-out", {}, other);
      await server.identity("POST sign-out", {}, session);
    },
  ],
  [
    "a change of the password",
    ({ session }) => server.identity("POST change-password", { currentPassword: password, newPassword }, session),
  ],
  [
    "a new password by mail",
    async ({ email }) => {
      await server.identity("POST email-otp/request-password-reset", { email });
      await server.identity("POST email-otp/reset-password", {
        email,
        otp: await server.codeFor(email),
        password: newPassword,
      });
    },
  ],
];

test.each(endings)(
  "after %s neither refresh token gives anything, and access tokens end within seconds",
  async (_what, end) => {
    const person = await server.person();
    const other = await server.signIn(person.email);
    expect((await other.call("GET v1/account")).status).toBe(200);
    await end(person, other.session);
    for (const session of [person.session, other.session]) {
      expect((await server.identity("GET token", undefined, session)).status).toBe(401);
      expect((await server.identity("GET get-session", undefined, session)).body).toBeNull();
      const change = { currentPassword: newPassword, newPassword: "a third good password" };
      expect((await server.identity("POST change-password", change, session)).status).toBe(401);
    }
    server.time.ahead += 2_000;
    for (const caller of [person, other]) expect((await caller.call("GET v1/account")).status).toBe(401);
  },
);

test("a refresh token is no access token, and an access token is no refresh token", async () => {
  const person = await server.person();
  const asAccess = { authorization: `Bearer ${person.session}` };
  expect((await server.anonymous.raw("GET /api/v1/account", undefined, asAccess)).status).toBe(401);
  expect((await server.identity("GET token", undefined, person.token)).status).toBe(401);
});
