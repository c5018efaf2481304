import { randomUUID } from "node:crypto";
import type { NewInvitation, TicketSignUp } from "@seedbed/contract/access/invitations";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, password, startAccessServer } from "./access-server.fixture.ts";
import { signUpWithTicket } from "./operations/sign-up-with-ticket.ts";

let server: AccessServer;
let admin: Person;
beforeAll(async () => {
  server = await startAccessServer();
  admin = await server.person();
});
afterAll(() => server.stop());
afterEach(() => {
  server.time.ahead = 0;
});

const day = 24 * 3600 * 1000;
const usedUp = { status: 409, body: { detail: "This invitation is no longer valid." } };
const expired = { status: 409, body: { detail: "This invitation has expired." } };
const hasLogin = {
  status: 409,
  body: { detail: "This email address already has an account. Sign in to accept the invitation." },
};

const invite = async (given: Partial<NewInvitation> = {}, by = admin) => {
  const body = { email: `invited-${randomUUID().slice(0, 8)}@example.com`, role: "member" as const, ...given };
  const invited = await by.call("POST v1/account/invitations", { body });
  expect(invited.status).toBe(201);
  const [mail] = await server.mailsTo(invited.body.email);
  return { ...invited.body, ticket: server.ticketIn(mail), link: invited.body.ticket };
};
const signUp = (ticket: string, person: Partial<TicketSignUp> = {}) =>
  server.anonymous.call("POST v1/invitation/{ticket}/sign-up", {
    params: { ticket },
    body: { password, firstName: "Grace", lastName: "Okafor", ...person },
  });
const join = (person: Person, ticket: string) =>
  person.call("POST v1/invitation/{ticket}/join", { params: { ticket } });
const newcomer = (email?: string) => server.person({ company: undefined, ...(email ? { email } : {}) });
const expire = (id: string) =>
  server.database.pool.query("update invitations set expires_at = now() - interval '1 second' where id = $1", [id]);

test.each(["admin", "member"] as const)(
  "[S1.6-03] [S1.6-02] the invited person signs up with the ticket and is a verified %s of the company at once",
  async (role) => {
    const { ticket, email } = await invite({ role });
    expect(await signUp(ticket)).toMatchObject({ status: 201, body: { email } });
    const person = await server.signIn(email);
    expect((await person.call("GET v1/user/")).body).toMatchObject({
      user: { email, firstName: "Grace", lastName: "Okafor", role },
      account: { uuid: admin.accountId, name: "Northwind Mills" },
    });
    const change = { name: "Northwind Mills", domain: "northwindmills.com", goal: "Grow." };
    expect((await person.call("PUT v1/account", { body: change })).status).toBe(role === "admin" ? 200 : 403);
  },
);

test("[S1.7-44] people sign up with a ticket or with email, password and emailed code, sign in, and reset the password by an emailed code", async () => {
  const { ticket, email: invited } = await invite();
  expect((await signUp(ticket)).status).toBe(201);
  const email = `self-${randomUUID().slice(0, 8)}@example.com`;
  const names = { name: "Ada Moreau", firstName: "Ada", lastName: "Moreau" };
  expect((await server.identity("POST sign-up/email", { email, password, ...names })).status).toBe(200);
  const verification = { email, otp: await server.codeFor(email) };
  expect((await server.identity("POST email-otp/verify-email", verification)).status).toBe(200);
  for (const address of [invited, email]) {
    await server.identity("POST email-otp/request-password-reset", { email: address });
    const reset = { email: address, otp: await server.codeFor(address), password: "another good password" };
    expect((await server.identity("POST email-otp/reset-password", reset)).status).toBe(200);
    expect((await server.identity("POST sign-in/email", { email: address, password })).status).toBe(401);
    const { call } = await server.signIn(address, "another good password");
    expect((await call("GET v1/user/")).body.user.email).toBe(address);
  }
});

test("names may be left out at a sign-up with a ticket, the password may not", async () => {
  const { ticket, email } = await invite();
  const path = `/api/v1/invitation/${ticket}/sign-up`;
  expect(await server.anonymous.raw(`POST ${path}`, { firstName: "Grace" })).toMatchObject({
    status: 422,
    body: { form: { password: expect.any(String) } },
  });
  for (const weak of ["short", "x".repeat(129)]) expect((await signUp(ticket, { password: weak })).status).toBe(422);
  expect((await server.anonymous.raw(`POST ${path}`, { password })).status).toBe(201);
  const { call } = await server.signIn(email);
  expect((await call("GET v1/user/")).body.user).toMatchObject({ firstName: "", lastName: "" });
});

test("[S1.6-02] a ticket works once", async () => {
  const { ticket, email } = await invite();
  await signUp(ticket);
  expect(await signUp(ticket, { password: "somebody else's password" })).toMatchObject(usedUp);
  const owner = await server.signIn(email);
  expect((await owner.call("GET v1/user/")).status).toBe(200);
  const { body } = await server.anonymous.call("GET v1/invitation/{ticket}", { params: { ticket } });
  expect(body).toEqual({ accountName: "", status: "invalid" });
  const open = (await admin.call("GET v1/account/invitations")).body;
  expect(open.map((invitation) => invitation.email)).not.toContain(email);
});

test("of sign-ups with one ticket at the same time one makes a person", async () => {
  const { ticket, email } = await invite();
  const answers = await Promise.all([1, 2, 3].map((count) => signUp(ticket, { firstName: `Grace ${count}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  for (const refused of answers.filter(({ status }) => status === 409)) expect(refused).toMatchObject(usedUp);
  const people = (await admin.call("GET v1/user/list", { query: { email } })).body;
  expect(people).toHaveLength(1);
});

test("of sign-ups with the tickets of two companies at the same time one makes a person", async () => {
  const other = await server.person();
  const first = await invite();
  const second = await invite({ email: first.email }, other);
  const answers = await Promise.all([signUp(first.ticket), signUp(second.ticket)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(hasLogin);
});

test("a revoked, an expired and an invented ticket make nobody a member", async () => {
  const [revoked, old] = [await invite(), await invite()];
  await admin.call("DELETE v1/account/invitations/{id}", { params: { id: revoked.uuid } });
  expect(await signUp(revoked.ticket)).toMatchObject(usedUp);
  expect(await signUp("x".repeat(43))).toMatchObject(usedUp);
  expect(await signUp("not a ticket")).toMatchObject(usedUp);
  server.time.ahead = 7 * day;
  expect(await signUp(old.ticket)).toMatchObject(expired);
  server.time.ahead = 0;
  const person = await newcomer(old.email);
  await expire(old.uuid);
  expect(await join(person, old.ticket)).toMatchObject(expired);
  expect(await join(person, revoked.ticket)).toMatchObject(usedUp);
  expect((await person.call("GET v1/user/")).body.account).toBeNull();
});

test("the link that is shown to who invites confirms no address: only the owner of the address joins with it, once confirmed by a code", async () => {
  const { link, ticket, email } = await invite();
  expect(link).not.toBe(ticket);
  expect(await signUp(link)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("This link cannot confirm your email address.") },
  });
  expect((await server.identity("POST sign-in/email", { email, password })).status).toBe(401);
  expect(await join(await newcomer(), link)).toMatchObject({ status: 403 });
  const names = { name: "Grace Okafor", firstName: "Grace", lastName: "Okafor" };
  await server.identity("POST sign-up/email", { email, password, ...names });
  expect((await server.identity("POST sign-in/email", { email, password })).status).toBe(403);
  await server.identity("POST email-otp/verify-email", { email, otp: await server.codeFor(email) });
  const owner = await server.signIn(email);
  expect((await owner.call("POST v1/invitation/{ticket}/join", { params: { ticket: link } })).status).toBe(200);
  expect(await signUp(ticket)).toMatchObject(usedUp);
});

test("an address that has a login signs in instead, and keeps its password", async () => {
  const person = await newcomer();
  const { ticket } = await invite({ email: person.email });
  expect(await signUp(ticket, { password: "a stranger's password" })).toMatchObject(hasLogin);
  expect((await server.identity("POST sign-in/email", { email: person.email, password })).status).toBe(200);
  expect((await join(person, ticket)).status).toBe(200);
});

test("a sign-up of the address that was never verified does not stand in the way, and its password opens nothing", async () => {
  const { ticket, email } = await invite();
  const early = { email, password: "a stranger's password", name: "X Y", firstName: "X", lastName: "Y" };
  await server.identity("POST sign-up/email", early);
  expect((await signUp(ticket)).status).toBe(201);
  const stranger = await server.identity("POST sign-in/email", { email, password: early.password });
  expect(stranger.status).toBe(401);
});

test("a sign-up that fails half-way leaves no login and the ticket as it was", async () => {
  const { ticket, email } = await invite();
  await server.database.pool.query(
    `alter table users add constraint nobody_else check (email <> '${email}') not valid`,
  );
  const failed = await signUp(ticket).finally(() =>
    server.database.pool.query("alter table users drop constraint nobody_else"),
  );
  expect(failed.status).toBe(500);
  expect((await server.identity("POST sign-in/email", { email, password })).status).toBe(401);
  expect((await signUp(ticket)).status).toBe(201);
});

test("where people sign in at an external identity provider, a ticket makes no password", async () => {
  const { ticket } = await invite();
  const never = () => expect.unreachable();
  const dependencies = {
    database: server.database,
    clock: () => new Date(),
    identity: { createVerified: never, remove: never },
    passwordCheck: { ofListedWords: () => null, refusalOf: async () => null },
    externalProvider: {
      name: "Meridian",
      issuer: "https://meridian.example",
      clientId: "seedbed",
      clientSecret: "secret",
      audience: "seedbed",
    },
  };
  await expect(
    signUpWithTicket(dependencies, ticket, { password, firstName: "", lastName: "", address: "" }),
  ).rejects.toMatchObject({
    code: "conflict",
    message: "Sign in with your identity provider to accept the invitation.",
  });
  const { body } = await server.anonymous.call("GET v1/invitation/{ticket}", { params: { ticket } });
  expect(body.status).toBe("valid");
});

test("[S1.6-03] a signed-in person of the invited address joins, in the role of the invitation", async () => {
  const person = await newcomer();
  const { ticket } = await invite({ email: person.email.toUpperCase(), role: "admin" });
  expect(await join(person, ticket)).toMatchObject({ status: 200, body: { uuid: admin.accountId, hasConcepts: true } });
  expect((await person.call("GET v1/user/")).body).toMatchObject({
    user: { uuid: person.userId, role: "admin" },
    account: { uuid: admin.accountId },
  });
  expect(await join(person, ticket)).toMatchObject(usedUp);
});

test("an invitation of another address cannot be joined with, and stays good", async () => {
  const [invited, other] = [await newcomer(), await newcomer()];
  const { ticket } = await invite({ email: invited.email });
  expect(await join(other, ticket)).toMatchObject({
    status: 403,
    body: { detail: "This invitation is for another email address." },
  });
  expect((await other.call("GET v1/user/")).body.account).toBeNull();
  expect((await join(invited, ticket)).status).toBe(200);
});

test("who has a company cannot join another one", async () => {
  const founder = await server.person();
  const { ticket } = await invite({ email: founder.email });
  expect(await join(founder, ticket)).toMatchObject({
    status: 409,
    body: { detail: "You already belong to a company." },
  });
  expect((await founder.call("GET v1/account")).body.uuid).toBe(founder.accountId);
});

test("of joins of two companies at the same time one succeeds", async () => {
  const [person, other] = [await newcomer(), await server.person()];
  const first = await invite({ email: person.email });
  const second = await invite({ email: person.email }, other);
  const answers = await Promise.all([first, second].map(({ ticket }) => join(person, ticket)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("without signing in nobody joins", async () => {
  const { ticket } = await invite();
  expect((await server.anonymous.raw(`POST /api/v1/invitation/${ticket}/join`)).status).toBe(401);
});
