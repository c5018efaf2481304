import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, password, startAccessServer } from "../../access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const sentence = "This password is on public lists of known passwords. Choose another one.";
const refused = { status: 400, body: { code: "PASSWORD_KNOWN", message: sentence } };
const names = { name: "Ada Moreau", firstName: "Ada", lastName: "Moreau" };

test.each(["password123", "PassWord123", "Ｐassword123", "qwertyuiop", "1234567890"])(
  "nobody signs up with %s, which everybody knows",
  async (known) => {
    const email = `${randomUUID()}@example.com`;
    const signUp = (chosen: string) => server.identity("POST sign-up/email", { email, password: chosen, ...names });
    expect(await signUp(known)).toMatchObject(refused);
    expect(await server.mailsTo(email)).toEqual([]);
    expect(await signUp(`${known} and more of it`)).toMatchObject({ status: 200 });
  },
);

test("a known password is no way out of a forgotten one, and the code stays good for another", async () => {
  const { email } = await server.person();
  await server.identity("POST email-otp/request-password-reset", { email });
  const otp = await server.codeFor(email);
  const reset = (chosen: string) => server.identity("POST email-otp/reset-password", { email, otp, password: chosen });
  expect(await reset("iloveyou2")).toMatchObject(refused);
  expect(await reset("a password of her own")).toMatchObject({ status: 200 });
});

test("a password is not changed to a known one, and nobody is signed out by trying", async () => {
  const { session } = await server.person();
  const change = (newPassword: string) =>
    server.identity("POST change-password", { currentPassword: password, newPassword }, session);
  expect(await change("football1")).toMatchObject(refused);
  expect(await change("a password of her own")).toMatchObject({ status: 200 });
});

test("an invited person chooses no known password either, and the ticket stays good", async () => {
  const admin = await server.person();
  const email = `${randomUUID()}@example.com`;
  await admin.call("POST v1/account/invitations", { body: { email, role: "member" } });
  const ticket = server.ticketIn((await server.mailsTo(email))[0]);
  const signUp = (chosen: string) =>
    server.anonymous.call("POST v1/invitation/{ticket}/sign-up", {
      params: { ticket },
      body: { password: chosen, firstName: "Grace", lastName: "Okafor" },
    });
  expect(await signUp("sunshine1")).toMatchObject({ status: 422, body: { form: { password: sentence } } });
  expect((await signUp("a password of her own")).status).toBe(201);
});
