import { tokensMax } from "@seedbed/contract/access/token-scopes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import { callerWithToken } from "#test-support/generated-input/token-caller.ts";
import { testPassword } from "#test-support/sign-up-person.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { createToken } from "./create-token.ts";
import { newToken, tokenHash } from "./token-secret.ts";

let server: TestServer;
let admin: TestPerson;
let now = Date.now();
const day = 86_400_000;
const path = "POST v1/user/tokens";

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
  admin = await server.signUp();
});
afterAll(() => server.stop());

const colleague = () => server.signUp({ accountId: admin.accountId, role: "member" });
const statusWith = async (token: string) => (await callerOf(server.url, token).raw("GET /api/v1/user/")).status;
/** A token that was good a moment ago may be taken for good for two seconds. */
const later = () => {
  now += 2_001;
};

test("a token is shown once, kept as a hash, and calls the API as its person", async () => {
  const person = await colleague();
  const { status, body } = await person.call(path, { body: { name: " Notebook ", scope: "read", days: 30 } });
  expect(status).toBe(201);
  expect(body.token).toMatch(/^sb_[0-9A-Za-z]{42}$/);
  expect(body).toMatchObject({ name: "Notebook", scope: "read", lastUsedAt: null, ending: body.token.slice(-4) });
  expect(new Date(body.expiresAt).getTime() - new Date(body.createdAt).getTime()).toBe(30 * day);

  const caller = callerOf(server.url, body.token);
  const me = await caller.call("GET v1/user/");
  expect(me.body.user).toMatchObject({ uuid: person.userId, email: person.email });
  expect((await caller.call("GET v1/concept/")).status).toBe(200);
  const list = await person.call("GET v1/user/tokens");
  expect(JSON.stringify(list.body)).not.toContain(body.token);
  const used = now;
  // Told to the minute; who calls is looked up anew after two seconds.
  for (const [later, told] of [
    [0, used],
    [59_999, used],
    [62_000, used + 62_000],
  ] as const) {
    now = used + later;
    await caller.call("GET v1/concept/");
    const lastUsedAt = new Date(told).toISOString();
    expect((await person.call("GET v1/user/tokens")).body[0]).toMatchObject({ uuid: body.uuid, lastUsedAt });
  }

  const { results } = (await admin.call("GET v1/account/security-events")).body;
  const made = results.find(({ kind, actorEmail }) => kind === "token-created" && actorEmail === person.email);
  expect(made).toMatchObject({ subjectEmail: "", address: "127.0.0.1", detail: "Notebook (read, 30 days)" });
  const { rows } = await server.database.pool.query("select to_jsonb(access_tokens)::text as row from access_tokens");
  expect(rows.map(({ row }) => row).join()).not.toContain(body.token);
});

test("tokens are listed the newest first, to their person and to an admin", async () => {
  const person = await colleague();
  for (const name of ["First", "Second", "Third"]) {
    await person.call(path, { body: { name, scope: "read", days: 30 } });
    now += 1_000;
  }
  const names = ["Third", "Second", "First"];
  expect((await person.call("GET v1/user/tokens")).body.map(({ name }) => name)).toEqual(names);
  const ofAll = (await admin.call("GET v1/account/tokens")).body;
  expect(ofAll.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
});

test.each([{ days: 366 }, { days: 0 }, { days: 31 }, { scope: "admin" }, { name: " " }, { name: "x".repeat(101) }])(
  "a token with %o is refused",
  async (wrong) => {
    const { status } = await admin.raw(`POST /api/v1/user/tokens`, { name: "x", scope: "read", days: 30, ...wrong });
    expect(status).toBe(422);
  },
);

test("what a scope lacks is refused with a sentence that names it, and so is what no token may do", async () => {
  const reading = await callerWithToken(server.url, admin, "read");
  const refused = await reading.raw("POST /api/v2/concept/seed", { type: "EXPAND_AN_EXISTING_IDEA" });
  expect([refused.status, refused.body]).toEqual([
    403,
    { code: "forbidden", detail: "This access token may not do this: it lacks the scope write." },
  ]);
  const writing = await callerWithToken(server.url, admin, "write");
  expect((await writing.raw("POST /api/v2/concept/seed", { type: "EXPAND_AN_EXISTING_IDEA" })).status).toBe(201);
  for (const call of [
    "POST /api/v1/user/tokens",
    "GET /api/v1/account/security-events",
    "POST /api/v1/realtime/ticket",
  ])
    expect((await writing.raw(call as `${string} ${string}`)).status, call).toBe(403);
});

test("a token opens neither the socket nor the identity provider", async () => {
  const { token, raw } = await callerWithToken(server.url, admin, "write");
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${token}`);
  const opened = new Promise((resolve) => socket.addEventListener("message", ({ data }) => resolve(String(data))));
  const closed = new Promise((resolve) => socket.addEventListener("close", () => resolve("closed")));
  expect(await Promise.race([opened, closed])).toBe("closed");
  const change = { currentPassword: testPassword, newPassword: "another battery", revokeOtherSessions: true };
  expect((await raw("POST /api/auth/change-password", change)).status).toBe(401);
  expect((await raw("GET /api/auth/token")).status).toBe(401);
});

test("a token ends when it is revoked, by its person or an admin, when it expires, and with its person", async () => {
  const person = await colleague();
  const [own, byAdmin, expiring, left] = await Promise.all(
    [1, 2, 3, 4].map(() => callerWithToken(server.url, person, "write")),
  );
  const live = async () => Promise.all([own, byAdmin, expiring, left].map((each) => statusWith(each?.token ?? "")));
  expect(await live()).toEqual([200, 200, 200, 200]);

  await person.call("DELETE v1/user/tokens/{id}", { params: { id: own?.tokenId ?? "" } });
  later();
  const others = await server.signUp({ companyName: "Somebody else" });
  expect((await others.raw(`DELETE /api/v1/account/tokens/${byAdmin?.tokenId}`)).status).toBe(404);
  expect((await admin.raw(`DELETE /api/v1/user/tokens/${byAdmin?.tokenId}`)).status).toBe(404);
  const { body: all } = await admin.call("GET v1/account/tokens");
  expect(all.find(({ uuid }) => uuid === byAdmin?.tokenId)?.owner).toMatchObject({ uuid: person.userId });
  await admin.call("DELETE v1/account/tokens/{id}", { params: { id: byAdmin?.tokenId ?? "" } });
  later();
  expect(await live()).toEqual([401, 401, 200, 200]);
  expect(await person.raw(`DELETE /api/v1/user/tokens/${own?.tokenId}`)).toMatchObject({
    status: 404,
    body: { detail: "This access token was not found." },
  });

  await server.database.pool.query("update access_tokens set expires_at = $2 where id = $1", [
    expiring?.tokenId,
    new Date(now + 1_000),
  ]);
  later();
  expect(await live()).toEqual([401, 401, 401, 200]);
  await admin.call("DELETE v1/account/members/{id}", { params: { id: person.userId } });
  later();
  expect(await live()).toEqual([401, 401, 401, 401]);
  expect((await admin.call("GET v1/account/tokens")).body.some(({ uuid }) => uuid === left?.tokenId)).toBe(false);

  const { body: log } = await admin.call("GET v1/account/security-events", { query: { page: 1 } });
  expect(log.results.filter(({ kind }) => kind === "token-revoked")).toMatchObject([
    { actorEmail: admin.email, subjectEmail: person.email, detail: "For write" },
    { actorEmail: person.email, subjectEmail: "", detail: "For write" },
  ]);
});

test("a token has the rights its person has now", async () => {
  const person = await server.signUp({ accountId: admin.accountId, role: "admin" });
  const { call } = await callerWithToken(server.url, person, "write");
  await admin.call("PATCH v1/account/members/{id}", { params: { id: person.userId }, body: { role: "member" } });
  later();
  expect((await call("GET v1/user/")).body.user.role).toBe("member");
});

test.each([
  ["a letter changed", (token: string) => token.replace(/.$/, (last) => (last === "a" ? "b" : "a"))],
  ["a part of it", (token: string) => token.slice(0, -1)],
  ["one that nobody made", () => newToken()],
  ["a session's token behind the prefix", () => `sb_${admin.token}`],
])("%s is refused", async (_what, wrong) => {
  const { token } = await callerWithToken(server.url, admin, "read");
  expect(await statusWith(wrong(token))).toBe(401);
});

test("what only looks like a token is told from one without asking the database", () => {
  const token = newToken();
  expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(tokenHash(`${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`)).toBeNull();
  expect(tokenHash("sb_")).toBeNull();
});

test("a person has no more than fifty tokens at a time", async () => {
  const person = await colleague();
  await server.database.pool.query(
    `insert into access_tokens (id, account_id, user_id, name, scope, hash, ending, created_at, expires_at)
     select gen_random_uuid(), $1, $2, 'x', 'read', gen_random_uuid()::text, 'abcd', now(), $4 from generate_series(1, $3)`,
    [person.accountId, person.userId, tokensMax, new Date(now + day)],
  );
  const oneMore = async () => (await person.call(path, { body: { name: "one more", scope: "read", days: 30 } })).status;
  expect(await person.call(path, { body: { name: "one more", scope: "read", days: 30 } })).toMatchObject({
    status: 409,
    body: { detail: "You have 50 access tokens. Revoke one that you no longer need." },
  });
  // One that has expired counts no more.
  await server.database.pool.query(
    "update access_tokens set expires_at = $2 where id = (select id from access_tokens where user_id = $1 limit 1)",
    [person.userId, new Date(now)],
  );
  expect([await oneMore(), await oneMore()]).toEqual([201, 409]);
});

test("tokens that ended thirty days ago are forgotten, and no others", async () => {
  const endedBefore = async (days: number, how = "revoked_at") => {
    const { tokenId } = await callerWithToken(server.url, admin, "read");
    const at = new Date(now - days * day);
    await server.database.pool.query(`update access_tokens set ${how} = $2 where id = $1`, [tokenId, at]);
    return async () => {
      const { rows } = await server.database.pool.query("select from access_tokens where id = $1", [tokenId]);
      return rows.length > 0;
    };
  };
  const [isOldThere, isYoungThere] = [await endedBefore(31), await endedBefore(29)];
  const [isLongExpiredThere, isExpiredThere] = [
    await endedBefore(31, "expires_at"),
    await endedBefore(29, "expires_at"),
  ];
  await server.removeOld();
  await eventually(async () => !(await isOldThere()));
  expect([await isYoungThere(), await isExpiredThere(), await isLongExpiredThere()]).toEqual([true, true, false]);
});

test("that a token was made is recorded with the address its person has by now, whatever the call was signed with", async () => {
  const person = await colleague();
  const actor = {
    accountId: admin.accountId,
    userId: person.userId,
    email: "before@mill.example",
    role: "member" as const,
  };
  const asked = { name: "Notebook", scope: "read" as const, days: 30 as const, address: "127.0.0.1" };
  await createToken({ database: server.database, clock: () => new Date(now) }, actor as never, asked);
  const { body } = await admin.call("GET v1/account/security-events");
  const made = body.results.filter(({ actorEmail }) => [person.email, actor.email].includes(actorEmail));
  expect(made.map(({ kind, actorEmail }) => [kind, actorEmail])).toEqual([["token-created", person.email]]);
});
