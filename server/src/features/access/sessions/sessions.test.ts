import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, password, startAccessServer } from "../access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const day = 86_400_000;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const renew = (session: string) => server.identity("GET token", undefined, session);
/** Makes it so that something of the session lies so much further back. */
const age = (id: string, what: "createdAt" | "updatedAt" | "expiresAt" | "replacedAt" | "confirmedAt", by: string) =>
  server.database.pool.query(`update auth.session set "${what}" = "${what}" - interval '${by}' where id::text = $1`, [
    id,
  ]);
const endOf = async (id: string) => (await server.access.forSockets.sessionEnds([id])).get(id);
const sessionsOf = async (person: Person) => (await person.call("GET v1/user/sessions")).body;

/** Signs in once more, with a browser of this name. */
async function signInWith(email: string, userAgent: string) {
  const body = { email, password };
  const headers = { "user-agent": userAgent };
  const answer = await server.anonymous.raw("POST /api/auth/sign-in/email", body, headers);
  return String((answer.body as { token: string }).token);
}

test("a person sees where they are signed in: with what, since when, when it was used and when it ends", async () => {
  const person = await server.person();
  const other = await signInWith(person.email, firefox);
  const asked = Date.now();
  const list = await sessionsOf(person);
  expect(list).toHaveLength(2);
  const theirs = list.find(({ current }) => !current);
  expect(theirs).toMatchObject({ device: "Firefox on Linux", current: false });
  const own = list.find(({ current }) => current);
  expect(own?.uuid).toBe(decodeJwt(person.token).sid);
  for (const session of list) {
    const [started, used, ends] = [session.startedAt, session.lastUsedAt, session.endsAt].map(Date.parse) as number[];
    expect(ends).toBe(Number(started) + 30 * day);
    expect(Math.abs(Number(used) - asked)).toBeLessThan(60_000);
  }
  await age(String(theirs?.uuid), "updatedAt", "1 day");
  const before = (await sessionsOf(person)).find(({ current }) => !current);
  expect(Date.parse(before?.lastUsedAt ?? "")).toBeLessThan(asked - day / 2);
  await renew(other);
  const after = (await sessionsOf(person)).find(({ current }) => !current);
  expect(Math.abs(Date.parse(after?.lastUsedAt ?? "") - asked)).toBeLessThan(60_000);
  expect(after?.endsAt).toBe(theirs?.endsAt);
});

test("one session is signed out: its refresh token and its access token end at once, the others go on", async () => {
  const person = await server.person();
  const other = await server.signIn(person.email);
  expect((await other.call("GET v1/account")).status).toBe(200);
  const id = String(decodeJwt(other.token).sid);
  expect((await person.call("DELETE v1/user/sessions/{id}", { params: { id } })).status).toBe(204);
  expect((await renew(other.session)).status).toBe(401);
  server.access.forSockets.onEnded({ session: id });
  expect((await other.call("GET v1/account")).status).toBe(401);
  expect((await renew(person.session)).status).toBe(200);
  expect((await sessionsOf(person)).map(({ current }) => current)).toEqual([true]);
  expect(await person.call("DELETE v1/user/sessions/{id}", { params: { id } })).toMatchObject({
    status: 404,
    body: { detail: "This session has ended already." },
  });
});

test("the audit log tells which device a session was signed out of", async () => {
  const person = await server.person();
  await signInWith(person.email, firefox);
  const id = String((await sessionsOf(person)).find(({ current }) => !current)?.uuid);
  await person.call("DELETE v1/user/sessions/{id}", { params: { id } });
  const [event] = (await person.call("GET v1/account/security-events")).body.results;
  const told = { kind: "signed-out", detail: "Firefox on Linux", address: "127.0.0.1" };
  expect(event).toMatchObject({ ...told, actorEmail: person.email });
});

test("nobody signs out another person, of the company or not", async () => {
  const [victim, person] = [await server.person(), await server.person()];
  const colleague = await server.person({ company: { accountId: victim.accountId ?? "", role: "admin" } });
  const id = String(decodeJwt(victim.token).sid);
  for (const caller of [person, colleague])
    expect((await caller.call("DELETE v1/user/sessions/{id}", { params: { id } })).status).toBe(404);
  expect((await renew(victim.session)).status).toBe(200);
});

test("a session that was begun more than ten minutes ago ends others only once the password was entered again in it", async () => {
  const person = await server.person();
  const [other, third] = [await server.signIn(person.email), await server.signIn(person.email)];
  const [own, theirs] = [person, other].map(({ token }) => String(decodeJwt(token).sid));
  const asked = { status: 412, body: { detail: "Enter your password again to sign out elsewhere." } };
  const end = (id = "") => person.call("DELETE v1/user/sessions/{id}", { params: { id } });
  const confirm = (secret: string) => server.identity("POST confirm-password", { password: secret }, person.session);
  await age(own ?? "", "createdAt", "550 seconds");
  const fourth = await server.signIn(person.email);
  expect((await end(String(decodeJwt(fourth.token).sid))).status).toBe(204);
  await age(own ?? "", "createdAt", "51 seconds");
  expect(await end(theirs)).toMatchObject(asked);
  expect(await person.call("DELETE v1/user/sessions")).toMatchObject(asked);
  expect(await confirm("not the password")).toMatchObject({ status: 400, body: { code: "INVALID_PASSWORD" } });
  expect(await end(theirs)).toMatchObject(asked);
  expect((await renew(other.session)).status).toBe(200);

  expect((await confirm(password)).status).toBe(200);
  expect((await end(theirs)).status).toBe(204);
  expect((await renew(other.session)).status).toBe(401);
  await age(own ?? "", "confirmedAt", "601 seconds");
  expect(await person.call("DELETE v1/user/sessions")).toMatchObject(asked);
  expect((await end(own)).status).toBe(204);
  expect((await renew(third.session)).status).toBe(200);
});

test("the password is entered again in a session only, and as seldom wrongly as at a change of it", async () => {
  expect((await server.identity("POST confirm-password", { password })).status).toBe(401);
  const person = await server.person();
  const other = await server.person();
  const confirm = (secret: string) => server.identity("POST confirm-password", { password: secret }, person.session);
  for (let tries = 0; tries < 10; tries += 1) expect((await confirm("not the password")).status).toBe(400);
  expect((await confirm(password)).status).toBe(429);
  expect((await server.identity("POST confirm-password", { password }, other.session)).status).toBe(200);
});

test("signing out everywhere ends all sessions, the caller's among them, and is in the audit log", async () => {
  const person = await server.person();
  const other = await server.signIn(person.email);
  expect((await person.call("DELETE v1/user/sessions")).status).toBe(204);
  for (const { session } of [person, other]) expect((await renew(session)).status).toBe(401);
  const back = await server.signIn(person.email);
  const [, event] = (await back.call("GET v1/account/security-events")).body.results;
  expect(event).toMatchObject({ kind: "signed-out-everywhere", actorEmail: person.email, address: "127.0.0.1" });
});

test("somebody without a company sees and ends sessions as well", async () => {
  const person = await server.person({ company: undefined });
  expect(await sessionsOf(person)).toHaveLength(1);
  expect((await person.call("DELETE v1/user/sessions")).status).toBe(204);
  expect((await renew(person.session)).status).toBe(401);
});

test("where somebody was signed in who has left the company is no longer told to it", async () => {
  const admin = await server.person();
  const gone = await server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
  await admin.call("DELETE v1/account/members/{id}", { params: { id: gone.userId } });
  const back = await server.signIn(gone.email);
  expect((await back.call("DELETE v1/user/sessions")).status).toBe(204);
  const { results } = (await admin.call("GET v1/account/security-events")).body;
  expect(results.map(({ kind }) => kind)).not.toContain("signed-out-everywhere");
});

test("a session ends thirty days after its sign-in, however much it is used, and after seven days unused", async () => {
  const [person, idle] = [await server.person(), await server.person()];
  const id = String(decodeJwt(person.token).sid);
  await age(id, "createdAt", "29 days");
  expect((await renew(person.session)).status).toBe(200);
  const left = (await endOf(id))?.getTime() ?? 0;
  expect(left - Date.now()).toBeLessThanOrEqual(day);
  await age(id, "createdAt", "1 day");
  expect(await endOf(id)).toBeUndefined();
  server.access.forSockets.onEnded({ session: id });
  expect((await person.call("GET v1/account")).status).toBe(401);
  expect((await renew(person.session)).status).toBe(401);

  await age(String(decodeJwt(idle.token).sid), "expiresAt", "7 days");
  expect(await endOf(String(decodeJwt(idle.token).sid))).toBeUndefined();
  expect((await renew(idle.session)).status).toBe(401);
});

test("no token of a session is in the database, and what is there opens nothing", async () => {
  const person = await server.person();
  const { rows } = await server.database.pool.query<{ token: string; row: string }>(
    "select token, s::text as row from auth.session s",
  );
  expect(rows.some(({ row }) => row.includes(person.session))).toBe(false);
  for (const { token } of rows) {
    expect(token).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect((await renew(token)).status).toBe(401);
    expect((await renew(token.slice(7))).status).toBe(401);
  }
});

test("sessions from before tokens were kept as hashes go on after a start", async () => {
  const person = await server.person();
  const id = String(decodeJwt(person.token).sid);
  await server.database.pool.query("update auth.session set token = $1 where id::text = $2", [person.session, id]);
  expect((await renew(person.session)).status).toBe(401);
  const next = await startAccessServer({ databaseUrl: server.databaseUrl });
  try {
    expect((await next.identity("GET token", undefined, person.session)).status).toBe(200);
  } finally {
    await next.stop();
  }
});

test("every sign-in gives a new token; the session that it was made in ends", async () => {
  const person = await server.person();
  const answer = await server.identity("POST sign-in/email", { email: person.email, password }, person.session);
  expect(answer.status).toBe(200);
  expect(answer.body.token).not.toBe(person.session);
  expect((await renew(person.session)).status).toBe(401);
  const failed = await server.identity(
    "POST sign-in/email",
    { email: person.email, password: "wrong password" },
    String(answer.body.token),
  );
  expect(failed.status).toBe(401);
  expect((await renew(String(answer.body.token))).status).toBe(200);
});

test("with other rights a session gets another token, once; the old one is taken for a minute more", async () => {
  const admin = await server.person();
  const member = await server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
  expect((await renew(member.session)).body).toEqual({ token: expect.any(String) });
  const change = { params: { id: member.userId }, body: { role: "admin" as const } };
  expect((await admin.call("PATCH v1/account/members/{id}", change)).status).toBe(200);
  server.access.forSockets.onEnded({ user: member.userId });
  expect((await member.call("GET v1/user/")).body.user.role).toBe("admin");

  const { session } = (await renew(member.session)).body;
  expect(session).toMatch(/^[\w-]{32,}$/);
  expect(session).not.toBe(member.session);
  expect((await renew(String(session))).body).toEqual({ token: expect.any(String) });
  expect((await renew(member.session)).body).toEqual({ token: expect.any(String) });
  await age(String(decodeJwt(member.token).sid), "replacedAt", "61 seconds");
  expect((await renew(member.session)).status).toBe(401);
  expect((await renew(String(session))).status).toBe(200);
});

test("a sign-out with the token before the last ends the session, too", async () => {
  const admin = await server.person();
  const member = await server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
  await renew(member.session);
  await admin.call("PATCH v1/account/members/{id}", { params: { id: member.userId }, body: { role: "admin" } });
  const session = String((await renew(member.session)).body.session);
  await server.identity("POST sign-out", {}, member.session);
  expect((await renew(session)).status).toBe(401);
});
