import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, password, startAccessServer } from "../access-server.fixture.ts";
import { listEvents } from "./store.ts";

let server: AccessServer;
let admin: Person;
beforeAll(async () => {
  server = await startAccessServer();
  admin = await server.person();
});
afterAll(() => server.stop());

const colleague = () => server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
const logOf = async (reader: Person, page = 1) =>
  (await reader.call("GET v1/account/security-events", { query: { page } })).body;
const aboutHim = async (email: string) =>
  (await logOf(admin)).results.filter((event) => event.actorEmail === email || event.subjectEmail === email);
const stored = async (where: string) =>
  (await server.database.pool.query(`select * from security_events where ${where}`)).rows;

test("signing in and out, failing to, and a new password are recorded, newest first, with who and from where", async () => {
  const person = await colleague();
  const { email } = person;
  const from = (address: string, session?: string) => (path: string, body: unknown) =>
    server.anonymous.raw(`POST /api/auth/${path}`, body, {
      "x-forwarded-for": address,
      ...(session ? { authorization: `Bearer ${session}` } : {}),
    });
  await from("198.51.100.1")("sign-in/email", { email, password: "not the password" });
  await from("198.51.100.2", person.session)("sign-out", {});
  await server.identity("POST email-otp/request-password-reset", { email });
  const reset = { email, otp: await server.codeFor(email), password: "another good password" };
  await from("198.51.100.3")("email-otp/reset-password", reset);
  const { session } = await server.signIn(email, reset.password);
  const change = { currentPassword: reset.password, newPassword: password };
  await from("198.51.100.4", session)("change-password", change);

  const events = await aboutHim(email);
  expect(
    events.map(({ kind, actorEmail, subjectEmail, address, detail }) => [
      kind,
      actorEmail,
      subjectEmail,
      address,
      detail,
    ]),
  ).toEqual([
    ["password-changed", email, "", "198.51.100.4", ""],
    ["signed-in", email, "", "127.0.0.1", ""],
    ["password-reset", email, "", "198.51.100.3", ""],
    ["signed-out", email, "", "198.51.100.2", ""],
    ["sign-in-failed", "", email, "198.51.100.1", "Wrong password."],
    ["signed-in", email, "", "127.0.0.1", ""],
  ]);
});

test("what is refused for another reason than the password is no failed sign-in, and nobody signs out without a session", async () => {
  const { email } = await colleague();
  const before = await aboutHim(email);
  await server.identity("POST sign-in/email", { email, password: "x".repeat(200) });
  await server.identity("POST sign-out", {}, "no-session");
  await server.identity("POST change-password", { currentPassword: password, newPassword: "short" }, "no-session");
  expect(await aboutHim(email)).toEqual(before);
});

test("a failed sign-in with an address nobody has belongs to no company, and no password is ever written down", async () => {
  const secrets = ["first secret word", "second secret word"];
  const known = (await colleague()).email;
  for (const [index, email] of [known, "nobody@example.com"].entries())
    await server.identity("POST sign-in/email", { email, password: secrets[index] });
  expect(await stored("subject_email = 'nobody@example.com'")).toMatchObject([
    { account_id: null, kind: "sign-in-failed", actor_id: null, detail: "" },
  ]);
  expect(await stored(`subject_email = '${known}'`)).toMatchObject([{ account_id: admin.accountId }]);
  const everything = JSON.stringify(await stored("true"));
  for (const secret of [...secrets, password]) expect(everything).not.toContain(secret);
  expect((await aboutHim("nobody@example.com")).length).toBe(0);
});

test("a failed sign-in says whether the password was wrong, or the address not verified yet; confirming it signs in", async () => {
  const person = { email: "unverified@example.com", password, name: "", firstName: "Bo", lastName: "Ek" };
  await server.identity("POST sign-up/email", person);
  await server.identity("POST sign-in/email", person);
  const { email } = await colleague();
  await server.identity("POST sign-in/email", { email, password: "not this one" });
  const details = async (whom: string) =>
    (await stored(`kind = 'sign-in-failed' and subject_email = '${whom}'`)).map(({ detail }) => detail);
  expect(await details(person.email)).toEqual(["The address is not verified yet."]);
  expect(await details(email)).toEqual(["Wrong password."]);
  await server.identity("POST email-otp/verify-email", {
    email: person.email,
    otp: await server.codeFor(person.email),
  });
  expect(await stored(`actor_email = '${person.email}'`)).toMatchObject([{ kind: "signed-in", detail: "" }]);
});

test("a change of the company is recorded with what was changed; one that changes nothing, or is refused, is not", async () => {
  const founder = await server.person();
  const company = { name: "Northwind Mills", domain: "northwindmills.com", goal: "Find a second business." };
  await founder.call("PUT v1/account", { body: company });
  await founder.call("PUT v1/account", { body: { ...company, domain: "no domain" } });
  await founder.call("PUT v1/account", { body: { ...company, name: "Southwind", goal: "Grow." } });
  const changes = (await logOf(founder)).results.filter(({ kind }) => kind === "company-changed");
  expect(changes).toMatchObject([{ actorEmail: founder.email, address: "127.0.0.1", detail: "name, goal" }]);
});

test("the log comes in pages of twenty, and a company sees only its own", async () => {
  const founder = await server.person();
  await server.database.pool.query(
    `insert into security_events (id, account_id, kind, detail, at)
     select gen_random_uuid(), $1, 'role-changed', n::text, now() - make_interval(hours => n) from generate_series(1, 44) n`,
    [founder.accountId],
  );
  const pages = [await logOf(founder, 1), await logOf(founder, 2), await logOf(founder, 3), await logOf(founder, 4)];
  expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5, 0]);
  expect(pages[0]).toMatchObject({ count: 45, numberOfPages: 3 });
  const details = pages.flatMap(({ results }) => results.map(({ detail }) => detail));
  expect(details).toEqual(["", ...Array.from({ length: 44 }, (_, index) => String(index + 1))]);
  const stranger = await server.person();
  expect((await logOf(stranger)).results.map(({ actorEmail }) => actorEmail)).toEqual([stranger.email]);
});

test("only admins read the log", async () => {
  expect((await (await colleague()).call("GET v1/account/security-events")).status).toBe(403);
});

test("a browser's report of an event for somebody else is recorded; more than ten in ten minutes are refused", async () => {
  const person = await colleague();
  const report = () => person.call("POST v1/account/security-events", { body: { eventType: "concept.update" } });
  expect((await report()).status).toBe(204);
  expect(await aboutHim(person.email)).toMatchObject([
    { kind: "foreign-event-dropped", detail: "concept.update", address: "127.0.0.1" },
    { kind: "signed-in" },
  ]);
  for (let count = 1; count < 10; count += 1) expect((await report()).status).toBe(204);
  const refused = await report();
  expect(refused).toMatchObject({ status: 429, body: { detail: "Too many reports. Try again later." } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await (await colleague()).call("POST v1/account/security-events", { body: { eventType: "x" } })).status).toBe(
    204,
  );
  expect((await person.raw("POST /api/v1/account/security-events", { eventType: "x".repeat(101) })).status).toBe(422);
});

/** Has all that is in the log happened so many days earlier, which nobody but an administrator can who switches triggers off. */
const aged = (days: number) =>
  server.database.pool.query(
    `begin; set local session_replication_role = replica; update security_events set at = at - interval '${days} days'; commit`,
  );

test("events are kept for 400 days; ended sessions, codes and counts go within the hour, whoever removes them", async () => {
  const person = await colleague();
  await server.identity("POST email-otp/request-password-reset", { email: person.email });
  await server.database.pool.query(
    `insert into auth."rateLimit" (id, key, count, "lastRequest") values (gen_random_uuid(), 'x', 1, $1)`,
    [Date.now()],
  );
  const counts = async () => {
    const { rows } = await server.database.pool.query(
      `select (select count(*) from auth.session) as sessions, (select count(*) from auth.verification) as codes,
        (select count(*) from auth."rateLimit") as calls, (select count(*) from security_events) as events,
        (select count(*) from guarded_attempts) as attempts`,
    );
    return rows[0];
  };
  const remove = () => Promise.all([server.access.removeOld(), server.access.removeOld()]);
  const before = await counts();
  await remove();
  expect(await counts()).toEqual(before);
  const day = 24 * 3_600_000;
  try {
    server.time.ahead = 398 * day;
    await remove();
    expect(await counts()).toEqual({ sessions: 0, codes: 0, calls: 0, events: before.events, attempts: 0 });
    // A clock that goes wrong removes none, as the database has one of its own.
    server.time.ahead = 4_000 * day;
    await remove();
    expect((await counts()).events).toBe(before.events);
    server.time.ahead = 0;
    await aged(401);
    await remove();
    expect((await counts()).events).toBe(0);
  } finally {
    server.time.ahead = 0;
  }
});

const refusals = async (reader: Person) =>
  (await logOf(reader)).results.filter(({ kind }) => kind === "access-refused");

test("a member who tries what only admins may is an entry of the log: who, what, when and from where", async () => {
  const founder = await server.person();
  const person = await server.person({ company: { accountId: founder.accountId ?? "", role: "member" } });
  const before = Date.now();
  expect((await person.call("GET v1/account/security-events")).status).toBe(403);
  await expect.poll(() => refusals(founder)).toHaveLength(1);
  const [entry] = await refusals(founder);
  expect(entry).toMatchObject({
    actorEmail: person.email,
    address: "127.0.0.1",
    detail: "GET v1/account/security-events: Admin access required",
  });
  expect(Date.parse(entry?.at ?? "")).toBeGreaterThanOrEqual(before - 1_000);
});

test("whoever goes on trying fills the log with twenty entries an hour, and the last one says so", async () => {
  const founder = await server.person();
  const person = await server.person({ company: { accountId: founder.accountId ?? "", role: "member" } });
  const attempts = Array.from({ length: 60 }, () => person.call("GET v1/account/security-events"));
  expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([403]));
  const ofHim = () => stored(`actor_email = '${person.email}' and kind = 'access-refused' order by at`);
  await expect.poll(ofHim).toHaveLength(20);
  expect((await ofHim()).filter(({ detail }) => detail.endsWith("(More within an hour are not listed.)"))).toHaveLength(
    1,
  );
});

test("an hour later a refusal is an entry again", async () => {
  const founder = await server.person();
  const person = await server.person({ company: { accountId: founder.accountId ?? "", role: "member" } });
  await server.database.pool.query(
    `insert into security_events (id, account_id, kind, actor_id, detail, at)
     select gen_random_uuid(), $1, 'access-refused', $2, 'earlier', now() - interval '61 minutes' from generate_series(1, 20)`,
    [person.accountId, person.userId],
  );
  expect((await person.call("GET v1/account/security-events")).status).toBe(403);
  await expect.poll(async () => (await refusals(founder))[0]?.detail).not.toBe("earlier");
});

test("naming a thing of another company is told to the operator alone, and naming one that nobody has to nobody", async () => {
  const [eve, ada] = [await server.person(), await server.person()];
  const member = await server.person({ company: { accountId: ada.accountId ?? "", role: "member" } });
  const removing = (uuid: string) => eve.raw(`DELETE /api/v1/account/members/${uuid}`);
  const [missing, ofOthers] = [await removing(crypto.randomUUID()), await removing(member.userId)];
  expect([missing.status, ofOthers.status]).toEqual([404, 404]);
  const ofEve = () => stored(`actor_email = '${eve.email}' and kind = 'access-refused'`);
  await expect.poll(ofEve).toMatchObject([{ account_id: null }]);
  expect((await ofEve())[0].detail).toMatch(/^DELETE v1\/account\/members\/\{\w+\}: It is another company's\.$/);
  expect(await refusals(eve)).toEqual([]);
});

test("a log whose events were all removed by their age has one page, without any", async () => {
  const accountId = randomUUID();
  const page = await server.database.withTenant({ accountId, userId: null }, (transaction) =>
    listEvents(transaction, accountId, 1),
  );
  expect(page).toEqual({ rows: [], count: 0, numberOfPages: 1 });
});
