import { randomUUID } from "node:crypto";
import type { Role } from "@seedbed/contract/access/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { type AccessServer, type Person, startAccessServer } from "./access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const lastAdmin = { status: 409, body: { code: "conflict", detail: "A company needs at least one admin." } };
const company = { name: "Northwind Mills", domain: "northwindmills.com", goal: "Find a second business." };

const colleagueOf = (person: Person, role: Role) =>
  server.person({ firstName: "Grace", lastName: "Okafor", company: { accountId: person.accountId ?? "", role } });
const setRole = (by: Person, { userId }: { userId: string }, role: Role) =>
  by.call("PATCH v1/account/members/{id}", { params: { id: userId }, body: { role } });
const remove = (by: Person, { userId }: { userId: string }) =>
  by.call("DELETE v1/account/members/{id}", { params: { id: userId } });
const roleOf = async (person: Person) => (await person.call("GET v1/user/")).body.user.role;
/** Lets pass how long a server may take somebody for what the person was. */
const forget = () => {
  server.time.ahead += 2_000;
};
/** Makes the calls and holds them up at their company until all have got there; what only names the company in the background does not wait. */
async function atOnce<T>({ accountId }: Person, calls: (() => Promise<T>)[]): Promise<T[]> {
  const holder = await server.database.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select from accounts where id = $1 for no key update", [accountId]);
    const answers = Promise.all(calls.map((call) => call()));
    await eventually(async () => {
      const { rowCount } = await server.database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rowCount === calls.length;
    });
    await holder.query("commit");
    return await answers;
  } finally {
    holder.release();
  }
}

test("an admin makes a member an admin and an admin a member, which counts within two seconds", async () => {
  const admin = await server.person();
  const colleague = await colleagueOf(admin, "member");
  expect((await colleague.call("PUT v1/account", { body: company })).status).toBe(403);
  expect(await setRole(admin, colleague, "admin")).toMatchObject({
    status: 200,
    body: { uuid: colleague.userId, email: colleague.email, role: "admin" },
  });
  forget();
  expect((await colleague.call("PUT v1/account", { body: company })).status).toBe(200);
  expect((await setRole(admin, colleague, "member")).body.role).toBe("member");
  forget();
  expect((await colleague.call("PUT v1/account", { body: company })).status).toBe(403);
});

test("members are listed by their names", async () => {
  const admin = await server.person({ firstName: "Mia", lastName: "Moreau" });
  const company = { accountId: admin.accountId ?? "", role: "member" as const };
  for (const [firstName, lastName] of [
    ["Zoe", "Adler"],
    ["Ana", "Silva"],
    ["Mia", "Adler"],
    ["Ben", "Roth"],
  ] as const)
    await server.person({ firstName, lastName, company });
  const { body } = await admin.call("GET v1/user/list");
  expect(body.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    "Ana Silva",
    "Ben Roth",
    "Mia Adler",
    "Mia Moreau",
    "Zoe Adler",
  ]);
});

test("members change nobody's role and remove nobody", async () => {
  const admin = await server.person();
  const member = await colleagueOf(admin, "member");
  for (const answer of [await setRole(member, member, "admin"), await remove(member, admin)])
    expect(answer).toMatchObject({ status: 403, body: { detail: "Admin access required" } });
});

test("the last admin neither becomes a member nor is removed", async () => {
  const admin = await server.person();
  await colleagueOf(admin, "member");
  expect(await setRole(admin, admin, "member")).toMatchObject(lastAdmin);
  expect(await remove(admin, admin)).toMatchObject(lastAdmin);
  expect((await setRole(admin, admin, "admin")).status).toBe(200);
  expect(await roleOf(admin)).toBe("admin");
});

test("an admin changes the own role while there is another one", async () => {
  const admin = await server.person();
  const other = await colleagueOf(admin, "admin");
  expect((await setRole(admin, admin, "member")).status).toBe(200);
  expect(await roleOf(admin)).toBe("member");
  expect(await setRole(other, other, "member")).toMatchObject(lastAdmin);
});

test("of admins who all step down or leave at the same moment one stays", async () => {
  const admin = await server.person();
  const [second, third] = [await colleagueOf(admin, "admin"), await colleagueOf(admin, "admin")];
  const answers = await atOnce(admin, [
    () => setRole(admin, admin, "member"),
    () => remove(second, second),
    () => setRole(third, third, "member"),
  ]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toEqual([expect.objectContaining(lastAdmin)]);
});

test("of two admins who remove each other at the same moment one stays", async () => {
  const admin = await server.person();
  const other = await colleagueOf(admin, "admin");
  const answers = await atOnce(admin, [() => remove(admin, other), () => remove(other, admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
});

test("an admin who was just removed or made a member decides nothing any more, not even within the two seconds", async () => {
  const admin = await server.person();
  const [removed, demoted] = [await colleagueOf(admin, "admin"), await colleagueOf(admin, "admin")];
  for (const person of [removed, demoted]) expect((await person.call("GET v1/account")).status).toBe(200);
  await remove(admin, removed);
  await setRole(admin, demoted, "member");
  for (const person of [removed, demoted]) {
    const invitation = { email: `back-${randomUUID()}@example.com`, role: "admin" as const };
    expect((await person.call("POST v1/account/invitations", { body: invitation })).status).toBe(403);
    expect((await setRole(person, person, "admin")).status).toBe(403);
    expect((await remove(person, admin)).status).toBe(403);
  }
});

test("a removed member has no company, is in no list and gets no socket; the others stay", async () => {
  const admin = await server.person();
  const member = await colleagueOf(admin, "member");
  expect((await member.call("GET v1/account")).status).toBe(200);
  expect((await remove(admin, member)).status).toBe(204);
  expect((await member.call("GET v1/user/")).body).toMatchObject({ user: { role: "member" }, account: null });
  expect(await server.access.forSockets.findMembers([member.userId])).toEqual(new Map());
  expect((await admin.call("GET v1/user/list")).body.map(({ uuid }) => uuid)).toEqual([admin.userId]);
  forget();
  for (const key of ["GET v1/account", "GET v1/user/list"] as const) expect((await member.call(key)).status).toBe(403);
  expect((await member.call("GET v1/user/")).body).toMatchObject({
    user: { email: member.email, firstName: "Grace", role: "member" },
    account: null,
  });
  expect((await remove(admin, member)).status).toBe(404);
  expect((await setRole(admin, member, "admin")).status).toBe(404);
});

test("a removed member may found a company, and the name at what was made in the old one stays", async () => {
  const admin = await server.person();
  const member = await colleagueOf(admin, "admin");
  await remove(admin, member);
  forget();
  const founded = await member.call("POST v1/account", { body: { ...company, name: "Eastwind" } });
  expect(founded.status).toBe(201);
  await member.call("PATCH v1/user/", { body: { firstName: "Gracia" } });
  expect((await member.call("GET v1/user/")).body).toMatchObject({
    user: { role: "admin", firstName: "Gracia" },
    account: { uuid: founded.body.uuid },
  });
  const tenant = { accountId: admin.accountId, userId: admin.userId };
  const { rows } = await server.database.withTenant(tenant, (transaction) =>
    transaction.execute<{ first_name: string }>(`select first_name from users where id = '${member.userId}'`),
  );
  expect(rows).toEqual([{ first_name: "Grace" }]);
});

test("a removed member comes back by an invitation, as what it says", async () => {
  const admin = await server.person();
  const member = await colleagueOf(admin, "admin");
  await remove(admin, member);
  forget();
  const invitation = { email: member.email, role: "member" as const };
  const { ticket } = (await admin.call("POST v1/account/invitations", { body: invitation })).body;
  expect((await member.call("POST v1/invitation/{ticket}/join", { params: { ticket } })).status).toBe(200);
  expect((await member.call("GET v1/user/")).body).toMatchObject({
    user: { role: "member" },
    account: { uuid: admin.accountId },
  });
  const names = (await admin.call("GET v1/user/list")).body.map(({ email }) => email);
  expect(names.sort()).toEqual([admin.email, member.email].sort());
});

test.each([
  ["removed", (by: Person, whom: Person) => remove(by, whom)],
  ["no longer an admin", (by: Person, whom: Person) => setRole(by, whom, "member")],
] as const)(
  "what an admin has invited ends when the admin is %s; what others have invited stays",
  async (_how, end) => {
    const admin = await server.person();
    const leaving = await colleagueOf(admin, "admin");
    const invite = async (by: Person) => {
      const email = `invited-${randomUUID().slice(0, 8)}@example.com`;
      const { body } = await by.call("POST v1/account/invitations", { body: { email, role: "admin" } });
      return { email, link: body.ticket, ticket: server.ticketIn((await server.mailsTo(email))[0]) };
    };
    const stateOf = async (ticket: string) =>
      (await server.anonymous.call("GET v1/invitation/{ticket}", { params: { ticket } })).body.status;
    const [theirs, ours] = [await invite(leaving), await invite(admin)];
    await end(admin, leaving);
    for (const ticket of [theirs.ticket, theirs.link]) expect(await stateOf(ticket)).toBe("invalid");
    const body = { password: "correct horse battery", firstName: "", lastName: "" };
    const refused = await server.anonymous.call("POST v1/invitation/{ticket}/sign-up", {
      params: { ticket: theirs.ticket },
      body,
    });
    expect(refused.status).toBe(409);
    expect(await stateOf(ours.ticket)).toBe("valid");
    const open = (await admin.call("GET v1/account/invitations")).body;
    expect(open.map(({ email }) => email)).toEqual([ours.email]);
  },
);

test("another company's member is not found and stays", async () => {
  const [admin, stranger] = [await server.person(), await server.person()];
  const unknown = await remove(admin, { userId: randomUUID() });
  expect(unknown.status).toBe(404);
  for (const id of [stranger.userId, "not-an-id"]) {
    expect(await remove(admin, { userId: id })).toMatchObject({ status: 404, body: unknown.body as object });
    expect((await setRole(admin, { userId: id }, "member")).status).toBe(404);
  }
  expect(await roleOf(stranger)).toBe("admin");
});

test("the audit log tells who was invited, came, became what, and left, and who decided it", async () => {
  const [admin, newcomer] = [await server.person(), await server.person({ company: undefined })];
  const invitation = { email: newcomer.email, role: "member" as const };
  const invite = async () => (await admin.call("POST v1/account/invitations", { body: invitation })).body;
  const id = (await invite()).uuid;
  await admin.call("DELETE v1/account/invitations/{id}", { params: { id } });
  const { ticket } = await invite();
  await newcomer.call("POST v1/invitation/{ticket}/join", { params: { ticket } });
  await setRole(admin, newcomer, "admin");
  await setRole(admin, newcomer, "admin");
  await remove(admin, newcomer);
  const { rows } = await server.database.pool.query(
    `select kind, actor_id as "actorId", actor_email as actor, subject_email as subject, address, detail from security_events
     where account_id = $1 and kind ~ 'member|invitation|role' order by at, kind`,
    [admin.accountId],
  );
  const byAdmin = {
    actorId: admin.userId,
    actor: admin.email,
    subject: newcomer.email,
    address: "127.0.0.1",
    detail: "",
  };
  const joined = { actorId: newcomer.userId, actor: newcomer.email, subject: "", address: "127.0.0.1" };
  expect(rows).toEqual([
    { ...byAdmin, kind: "member-invited", detail: "as member" },
    { ...byAdmin, kind: "invitation-revoked" },
    { ...byAdmin, kind: "member-invited", detail: "as member" },
    { ...joined, kind: "member-joined", detail: "as member" },
    { ...byAdmin, kind: "role-changed", detail: "member to admin" },
    { ...byAdmin, kind: "member-removed" },
  ]);
});
