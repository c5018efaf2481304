import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "../http/actor.ts";
import { memberOf, type RealtimeTestServer, startRealtime } from "./realtime.fixture.ts";

let first: RealtimeTestServer;
let second: RealtimeTestServer;
beforeAll(async () => {
  first = await startRealtime({ serverId: "first" });
  second = await startRealtime({ serverId: "second", databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const hour = 3_600_000;
const inAnHour = () => new Date(Date.now() + hour);

/** A member who comes in a session that both servers know. */
function inSession(accountId?: string): Member & { session: { id: string; goodUntil: Date } } {
  const session = { id: randomUUID(), goodUntil: inAnHour() };
  for (const server of [first, second]) server.sessions.set(session.id, inAnHour());
  return { ...memberOf(accountId), session };
}
/** What the database tells with the commit that ends it. */
const tell = (ended: object) =>
  first.database.pool.query("select pg_notify('seedbed_ended', $1)", [JSON.stringify(ended)]);
const end = async (session: string) => {
  for (const server of [first, second]) server.sessions.delete(session);
  await tell({ session });
};
/** A person with a row, whose changes the database tells of. */
async function stored(member: Member): Promise<Member> {
  const { pool } = first.database;
  const { accountId, userId, role } = member;
  await pool.query("insert into accounts (id, name, domain, goal) values ($1, '', '', '') on conflict do nothing", [
    accountId,
  ]);
  await pool.query("insert into users (id, subject, account_id, email, role) values ($1, $2, $3, $2, $4)", [
    ...[userId, userId, accountId, role],
  ]);
  return member;
}

test("sockets of a session close with 4001 on every server when it ends; those of the person's other sessions stay", async () => {
  const here = inSession();
  const elsewhere = { ...here, session: { ...here.session, id: randomUUID() } };
  for (const server of [first, second]) server.sessions.set(elsewhere.session.id, inAnHour());
  const sockets = [await first.connect(here), await first.connect(here), await second.connect(here)];
  const kept = await second.connect(elsewhere);
  await end(here.session.id);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4001, 4001, 4001]);
  await first.publish({ accountId: here.accountId }, "still here");
  await expect.poll(() => kept.titles()).toEqual(["still here"]);
  await kept.close();
});

test("sockets of somebody who is removed close with 4003 on every server, those of a colleague stay", async () => {
  const ada = await stored(memberOf());
  const sockets = [await first.connect(ada), await second.connect(ada)];
  const colleague = await second.connect(await stored(memberOf(ada.accountId)));
  for (const server of [first, second]) server.members.delete(ada.userId);
  await first.database.pool.query("update users set removed_at = now() where id = $1", [ada.userId]);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4003, 4003]);
  await first.publish({ accountId: ada.accountId }, "still here");
  await expect.poll(() => colleague.titles()).toEqual(["still here"]);
  await colleague.close();
});

test("with a company all its sockets close", async () => {
  const { accountId } = memberOf();
  const people = [await stored(memberOf(accountId)), await stored(memberOf(accountId))];
  const sockets = [await first.connect(people[0] as Member), await second.connect(people[1] as Member)];
  for (const { userId } of people) for (const server of [first, second]) server.members.delete(userId);
  await first.database.pool.query("delete from users where account_id = $1", [accountId]);
  await first.database.pool.query("delete from accounts where id = $1", [accountId]);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4003, 4003]);
});

test("the sockets of somebody with another role close with 4001, so that they come back with it; another change closes nothing", async () => {
  const ada = await stored(memberOf());
  const socket = await second.connect(ada);
  await first.database.pool.query("update users set first_name = 'Ada', role = role where id = $1", [ada.userId]);
  await first.publish({ accountId: ada.accountId }, "still here");
  await expect.poll(() => socket.titles()).toEqual(["still here"]);
  second.members.set(ada.userId, { ...ada, role: "admin" });
  await first.database.pool.query("update users set role = 'admin' where id = $1", [ada.userId]);
  expect(await socket.closed).toBe(4001);
});

test("nothing closes before the change is committed, nor when it is taken back", async () => {
  const ada = await stored(memberOf());
  const socket = await first.connect(ada);
  const client = await first.database.pool.connect();
  await client.query("begin");
  await client.query("update users set removed_at = now() where id = $1", [ada.userId]);
  await client.query("rollback");
  client.release();
  await first.publish({ accountId: ada.accountId }, "still here");
  await expect.poll(() => socket.titles()).toEqual(["still here"]);
  await socket.close();
});

test("a ticket of a session that has ended opens nothing", async () => {
  const ada = inSession();
  const ticket = await first.ticketFor(ada);
  await end(ada.session.id);
  expect(await second.open(ticket).closed).toBe(4001);
});

test("a session that ends while its socket opens takes the socket along", async () => {
  const ada = inSession();
  const ticket = await first.ticketFor(ada);
  // Looked up as going on, and over before the answer is there: told once, before the socket is among those that can be ended.
  first.sessionLook.after = async () => {
    first.sessionLook.after = undefined;
    await end(ada.session.id);
    await expect.poll(() => first.heard).toContainEqual({ session: ada.session.id });
  };
  try {
    const socket = first.open(ticket);
    expect(await socket.closed).toBe(4001);
    expect(socket.messages).toEqual([]);
  } finally {
    first.sessionLook.after = undefined;
  }
});

test("a socket ends with the time of its session; one that is used meanwhile goes on", async () => {
  const [over, used] = [inSession(), inSession()];
  const [ends, stays] = [await first.connect(over), await first.connect(used)];
  first.sessions.set(used.session.id, new Date(Date.now() + 2 * hour));
  first.time.ahead = hour;
  try {
    expect(await ends.closed).toBe(4001);
    await first.publish({ accountId: used.accountId }, "still here");
    await expect.poll(() => stays.titles()).toEqual(["still here"]);
    await stays.close();
  } finally {
    first.time.ahead = 0;
  }
});

test("where sessions are an external provider's, a socket ends with the access token that it was asked for with", async () => {
  const ada = { ...memberOf(), session: { id: null, goodUntil: inAnHour() } };
  const socket = await first.connect(ada);
  first.time.ahead = hour;
  try {
    expect(await socket.closed).toBe(4001);
  } finally {
    first.time.ahead = 0;
  }
});

test("what ended while the server could not hear of it is looked for when it listens again", async () => {
  const ada = inSession();
  const socket = await first.connect(ada);
  first.sessions.delete(ada.session.id);
  await first.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'seedbed-realtime'",
  );
  expect(await socket.closed).toBe(4001);
});

test("however many sockets there are, they are looked at with one question", async () => {
  const people = [inSession(), inSession(), inSession()];
  const over = inSession();
  const sockets = await Promise.all(people.map((person) => first.connect(person)));
  const closing = await first.connect(over);
  first.sessions.delete(over.session.id);
  first.looks.length = 0;
  await first.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'seedbed-realtime'",
  );
  expect(await closing.closed).toBe(4001);
  expect(first.looks).toEqual([4]);
  await Promise.all(sockets.map((socket) => socket.close()));
});

test("noise where endings are told closes nothing", async () => {
  const ada = inSession();
  const socket = await first.connect(ada);
  for (const noise of ["", "{", "[]", '{"session":1}'])
    await first.database.pool.query("select pg_notify('seedbed_ended', $1)", [noise]);
  await first.publish({ accountId: ada.accountId }, "still here");
  await expect.poll(() => socket.titles()).toEqual(["still here"]);
  await socket.close();
});
