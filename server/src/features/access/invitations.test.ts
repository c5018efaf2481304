import { randomUUID } from "node:crypto";
import type { NewInvitation } from "@seedbed/contract/access/invitations";
import { invitationsPerDayMax } from "@seedbed/contract/limits";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, startAccessServer } from "./access-server.fixture.ts";

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
const address = () => `invited-${randomUUID().slice(0, 8)}@example.com`;
const invite = (given: Partial<NewInvitation> = {}, by = admin) =>
  by.call("POST v1/account/invitations", { body: { email: address(), role: "member", ...given } });
const stateOf = async (ticket: string) =>
  (await server.anonymous.call("GET v1/invitation/{ticket}", { params: { ticket } })).body;
const revoke = (id: string, by = admin) => by.call("DELETE v1/account/invitations/{id}", { params: { id } });
const openInvitations = async (by = admin) => (await by.call("GET v1/account/invitations")).body;
/** Makes an invitation a day older than it is. */
const age = (id: string) =>
  server.database.pool.query("update invitations set created_at = created_at - interval '1 day' where id = $1", [id]);
const invalid = { accountName: "", status: "invalid" };

test.each(["admin", "member"] as const)("[S1.6-02] an admin invites an address as %s, for 7 days", async (role) => {
  const before = Date.now();
  const { status, body } = await invite({ role });
  expect(status).toBe(201);
  expect(body).toMatchObject({ role, status: "pending", ticket: expect.stringMatching(/^[\w-]{43}$/) });
  const lifetime = new Date(body.expiresAt).getTime() - before;
  expect(lifetime).toBeGreaterThanOrEqual(7 * day);
  expect(lifetime).toBeLessThan(7 * day + 3600_000);
  expect(await stateOf(body.ticket)).toEqual({ accountName: "Northwind Mills", status: "valid" });
});

test("[S1.6-02] only admins invite, see and revoke invitations", async () => {
  const member = await server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
  const { body } = await invite();
  const answers = await Promise.all([
    invite({}, member),
    member.call("GET v1/account/invitations"),
    revoke(body.uuid, member),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 403, body: { detail: "Admin access required" } });
});

test("[S1.6-02] there is no other role to invite for", async () => {
  const { status } = await admin.raw("POST /api/v1/account/invitations", { email: address(), role: "owner" });
  expect(status).toBe(422);
});

test("the ticket goes out by mail, with who invites and where to, and is not kept", async () => {
  const { body } = await invite({ email: "  Grace@Example.com " });
  expect(body.email).toBe("grace@example.com");
  const [mail] = await server.mailsTo("grace@example.com");
  expect(mail?.subject).toBe("Ada Moreau invites you to Northwind Mills at Seedbed");
  const ticket = server.ticketIn(mail);
  expect(mail?.text).toContain(`${server.url}/sign-up?ticket=${ticket}\n`);
  expect(await stateOf(ticket)).toMatchObject({ status: "valid" });
  expect(mail?.text).not.toContain(body.ticket);
  expect(mail?.text).toContain("once and for 7 days");
  const { rows } = await server.database.pool.query("select * from invitations where id = $1", [body.uuid]);
  for (const kept of [ticket, body.ticket]) expect(JSON.stringify(rows)).not.toContain(kept);
});

test.each(["", "nobody", "a@b@c.example", "line\n@example.com", `${"x".repeat(320)}@example.com`])(
  "%j is no address to invite",
  async (email) => {
    const { status, body } = await invite({ email });
    expect(status).toBe(422);
    expect(body).toMatchObject({ form: { email: expect.any(String) } });
  },
);

test("inviting an address again on the same day changes the role and the link, and sends no other mail", async () => {
  const email = address();
  const first = await invite({ email, role: "member" });
  const second = await invite({ email: email.toUpperCase(), role: "admin" });
  expect(await stateOf(first.body.ticket)).toEqual(invalid);
  expect(await stateOf(second.body.ticket)).toMatchObject({ status: "valid" });
  const listed = (await openInvitations()).filter((invitation) => invitation.email === email);
  expect(listed).toEqual([expect.objectContaining({ uuid: first.body.uuid, role: "admin" })]);
  const mails = await server.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(await stateOf(server.ticketIn(mails[0]))).toMatchObject({ status: "valid" });
});

test("inviting an address again on the next day replaces the invitation: the old tickets are no longer good", async () => {
  const email = address();
  const first = await invite({ email });
  await age(first.body.uuid);
  const second = await invite({ email });
  const mails = await server.mailsTo(email);
  expect(mails).toHaveLength(2);
  const states = [first.body.ticket, server.ticketIn(mails[1]), second.body.ticket, server.ticketIn(mails[0])];
  expect((await Promise.all(states.map(stateOf))).map(({ status }) => status)).toEqual([
    "invalid",
    "invalid",
    "valid",
    "valid",
  ]);
});

test("two hundred invitations to one address are one mail", async () => {
  const founder = await server.person();
  const email = address();
  for (let count = 1; count <= 200; count += 1) expect((await invite({ email }, founder)).status).toBe(201);
  expect(await server.mailsTo(email)).toHaveLength(1);
  expect((await invite({}, founder)).status).toBe(201);
});

test("a company that has invited too many within a day is told until when, and loses nothing; others invite, and it does when a day is over", async () => {
  const founder = await server.person();
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into invitations (id, account_id, email, role, ticket_hash, invited_by, created_at, expires_at)
     select gen_random_uuid(), $1::uuid, 'many-' || n || '@example.com', 'member', 'hash-' || $1::text || n, $2, now(), now() + interval '7 days'
     from generate_series(1, $3) n returning id`,
    [founder.accountId, founder.userId, invitationsPerDayMax - 1],
  );
  const last = await invite({}, founder);
  expect(last.status).toBe(201);
  const revoked = rows[0]?.id ?? "";
  expect((await revoke(revoked, founder)).status).toBe(204);
  const refused = await invite({}, founder);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: "rate_limited",
      detail: `Your company has sent ${invitationsPerDayMax} invitations within a day, and more are not sent. Those that were sent stay good. Try again in 24 hours.`,
    },
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect((await invite({ email: last.body.email }, founder)).status).toBe(201);
  expect(await openInvitations(founder)).toHaveLength(invitationsPerDayMax - 1);
  expect((await invite()).status).toBe(201);
  // The first of them is a day old in half an hour.
  await server.database.pool.query(
    "update invitations set created_at = now() - interval '23 hours 30 minutes' where id = $1",
    [revoked],
  );
  const soon = await invite({}, founder);
  expect(soon.body).toMatchObject({ detail: expect.stringMatching(/ Try again in an hour\.$/) });
  expect(Number(soon.headers.get("retry-after"))).toBeGreaterThan(1_700);
  expect(Number(soon.headers.get("retry-after"))).toBeLessThanOrEqual(1_800);
  await age(revoked);
  expect((await invite({}, founder)).status).toBe(201);
  expect((await invite({}, founder)).status).toBe(429);
});

test("inviting again is in the audit log where it changed the role or who invites, and only there", async () => {
  const founder = await server.person();
  const other = await server.person({ company: { accountId: founder.accountId ?? "", role: "admin" } });
  const email = address();
  for (const [role, by] of [
    ["member", founder],
    ["member", founder],
    ["admin", founder],
    ["admin", other],
    ["admin", other],
  ] as const)
    expect((await invite({ email, role }, by)).status).toBe(201);
  const { results } = (await founder.call("GET v1/account/security-events")).body;
  const told = results.filter(({ kind }) => kind === "member-invited");
  expect(told.map(({ actorEmail, detail }) => [actorEmail, detail]).toReversed()).toEqual([
    [founder.email, "as member"],
    [founder.email, "as admin"],
    [other.email, "as admin"],
  ]);
});

test("of invitations of one address at the same time one stays", async () => {
  const email = address();
  const answers = await Promise.all([1, 2, 3].map(() => invite({ email })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const states = await Promise.all(answers.map(({ body }) => stateOf(body.ticket)));
  expect(states.map(({ status }) => status).sort()).toEqual(["invalid", "invalid", "valid"]);
});

test("a member's address is a conflict, another company's is invited like any other", async () => {
  const colleague = await server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
  const stranger = await server.person();
  expect(await invite({ email: colleague.email.toUpperCase() })).toMatchObject({
    status: 409,
    body: { detail: "This person is already a member." },
  });
  const [foreign, unknown] = [await invite({ email: stranger.email }), await invite()];
  expect(foreign.status).toBe(201);
  expect(Object.keys(foreign.body)).toEqual(Object.keys(unknown.body));
});

test("the list is newest first, without tickets, and tells what has expired", async () => {
  const founder = await server.person();
  const [old, recent] = [await invite({}, founder), await invite({}, founder)];
  await server.database.pool.query("update invitations set expires_at = now() - interval '1 second' where id = $1", [
    old.body.uuid,
  ]);
  const { ticket: _ticket, ...shown } = recent.body;
  expect(await openInvitations(founder)).toEqual([
    shown,
    expect.objectContaining({ uuid: old.body.uuid, status: "expired" }),
  ]);
});

test("a revoked invitation leaves the list, its ticket is no longer good, and it cannot be revoked again", async () => {
  const { body } = await invite();
  expect((await revoke(body.uuid)).status).toBe(204);
  expect(await stateOf(body.ticket)).toEqual(invalid);
  expect((await openInvitations()).map(({ uuid }) => uuid)).not.toContain(body.uuid);
  const gone = { status: 404, body: { detail: "This invitation is no longer open." } };
  expect(await revoke(body.uuid)).toMatchObject(gone);
});

test("another company's invitation is not found and stays", async () => {
  const stranger = await server.person();
  const { body } = await invite();
  const foreign = await revoke(body.uuid, stranger);
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual((await revoke(randomUUID(), stranger)).body);
  expect((await revoke("not-an-id", stranger)).status).toBe(404);
  expect(await openInvitations(stranger)).toEqual([]);
  expect(await stateOf(body.ticket)).toMatchObject({ status: "valid" });
});

test("[S1.6-02] a ticket is good until its seventh day ends, and then names no company", async () => {
  const { body } = await invite();
  const expiresAt = new Date(body.expiresAt).getTime();
  server.time.ahead = expiresAt - Date.now() - 60_000;
  expect(await stateOf(body.ticket)).toMatchObject({ status: "valid" });
  server.time.ahead = 7 * day;
  expect(await stateOf(body.ticket)).toEqual({ accountName: "", status: "expired" });
});

test.each(["x", "a".repeat(43), "%00", "..%2f..", "ä'\"<>", "a".repeat(200)])(
  "%j is no good ticket",
  async (ticket) => {
    const params = { ticket };
    const { status, body } = await server.anonymous.call("GET v1/invitation/{ticket}", { params });
    expect([status, body]).toEqual([200, invalid]);
  },
);

test("an invitation whose mail cannot be written is none, and an earlier one stays", async () => {
  const email = address();
  const earlier = await invite({ email });
  await server.database.pool.query("alter table mails rename to mails_away");
  const refused = await invite({ email }).finally(() =>
    server.database.pool.query("alter table mails_away rename to mails"),
  );
  expect(refused.status).toBe(500);
  const open = (await openInvitations()).filter((invitation) => invitation.email === email);
  expect(open.map(({ uuid }) => uuid)).toEqual([earlier.body.uuid]);
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test("guessing tickets is slowed down for each network address", async () => {
  const limited = await startAccessServer({ limitSignIns: true });
  try {
    const guess = () => limited.anonymous.call("GET v1/invitation/{ticket}", { params: { ticket: randomUUID() } });
    for (let count = 1; count <= 30; count += 1) expect((await guess()).status).toBe(200);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await limited.anonymous.call("GET v1/settings")).status).not.toBe(429);
  } finally {
    await limited.stop();
  }
});
