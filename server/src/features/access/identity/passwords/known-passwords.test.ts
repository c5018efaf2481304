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

const listedSentence =
  "This password is made of names that are easy to guess: yours, your address, your company or Seedbed. Choose another one.";
const listed = { status: 400, body: { code: "PASSWORD_LISTED", message: listedSentence } };

test("nobody signs up with a password made of the product's name, the own name or address, or that of the server", async () => {
  const address = `${randomUUID()}@mill-works.example`;
  const signUp = (chosen: string) =>
    server.identity("POST sign-up/email", { email: address, password: chosen, ...names });
  for (const chosen of ["Seedbed2026!", "ada-moreau-1", "M0reau!!", "millworks99", address])
    expect(await signUp(chosen)).toMatchObject(listed);
  expect(await server.mailsTo(address)).toEqual([]);
  expect(await signUp("seedbed and a walk by the river")).toMatchObject({ status: 200 });
});

test("a password is not changed to the company's name or domain", async () => {
  const { session } = await server.person();
  const change = (newPassword: string) =>
    server.identity("POST change-password", { currentPassword: password, newPassword }, session);
  for (const chosen of ["Northwind-Mills", "northwindmills.com", "Moreau1234"])
    expect(await change(chosen)).toMatchObject(listed);
  expect(await change("a password of her own")).toMatchObject({ status: 200 });
});

test("a new password after a forgotten one is not the company's name; only who holds the code is told so", async () => {
  const { email } = await server.person();
  await server.identity("POST email-otp/request-password-reset", { email });
  const otp = await server.codeFor(email);
  const reset = (code: string, chosen: string) =>
    server.identity("POST email-otp/reset-password", { email, otp: code, password: chosen });
  const wrong = otp === "000000" ? "000001" : "000000";
  expect(await reset(wrong, "Northwind-Mills")).toMatchObject({ status: 400, body: { code: "INVALID_OTP" } });
  expect(await reset(wrong, "Somebody-Elses")).toMatchObject({ status: 400, body: { code: "INVALID_OTP" } });
  expect(await reset(otp, "Northwind-Mills")).toMatchObject(listed);
  expect(await reset(otp, "seedbed1234")).toMatchObject(listed);
  expect(await reset(otp, "a password of her own")).toMatchObject({ status: 200 });
});

test("an invited person does not choose the name of the company that invites", async () => {
  const admin = await server.person();
  const email = `${randomUUID()}@example.com`;
  await admin.call("POST v1/account/invitations", { body: { email, role: "member" } });
  const ticket = server.ticketIn((await server.mailsTo(email))[0]);
  const signUp = (chosen: string) =>
    server.anonymous.call("POST v1/invitation/{ticket}/sign-up", {
      params: { ticket },
      body: { password: chosen, firstName: "Grace", lastName: "Okafor" },
    });
  for (const chosen of ["NorthwindMills1", "okafor-grace", email])
    expect(await signUp(chosen)).toMatchObject({ status: 422, body: { form: { password: listedSentence } } });
  expect((await signUp("a password of her own")).status).toBe(201);
});
