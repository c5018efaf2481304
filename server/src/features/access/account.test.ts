import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, startAccessServer } from "./access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const newcomer = () => server.person({ company: undefined });
const company = { name: "Northwind Mills", domain: "northwindmills.com", goal: "Find a second business." };

test("[S1.7-03] [S1.3-02] [S1.1-03] founding a company answers it, and the founder is its admin from the next call on", async () => {
  const founder = await newcomer();
  expect((await founder.call("GET v1/user/")).body).toMatchObject({ account: null });
  const founded = await founder.call("POST v1/account", { body: company });
  expect(founded).toMatchObject({
    status: 201,
    body: { uuid: expect.any(String), ...company, hasConcepts: false, hasSeeds: false },
  });
  const { body } = await founder.call("GET v1/user/");
  expect(body).toMatchObject({ user: { role: "admin" }, account: { uuid: founded.body.uuid } });
});

test("[S1.7-02] GET v1/account answers the caller's company", async () => {
  const { call, accountId } = await server.person();
  const { status, body } = await call("GET v1/account");
  expect(status).toBe(200);
  expect(body).toEqual({ uuid: accountId, ...company, hasConcepts: true, hasSeeds: false });
});

test("who has no company yet is told to complete the onboarding", async () => {
  const { call } = await newcomer();
  for (const key of ["GET v1/account", "GET v1/user/list"] as const) expect((await call(key)).status).toBe(403);
});

test("a second company is a conflict, also when both are asked for at once", async () => {
  const founder = await newcomer();
  const answers = await Promise.all([1, 2, 3].map(() => founder.call("POST v1/account", { body: company })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  for (const refused of answers.filter(({ status }) => status === 409))
    expect(refused.body).toMatchObject({ detail: "You already belong to a company." });
  const { rows } = await server.database.pool.query("select 1 from users where email = $1 and account_id is not null", [
    founder.email,
  ]);
  expect(rows).toHaveLength(1);
});

test("the company's domain is kept without protocol and path", async () => {
  const { call } = await newcomer();
  const { body } = await call("POST v1/account", { body: { ...company, domain: "HTTPS://www.Acme.co.uk/about" } });
  expect(body.domain).toBe("www.acme.co.uk");
});

test("a company URL that is no domain answers the sentence at its field", async () => {
  const { call } = await newcomer();
  const { status, body } = await call("POST v1/account", { body: { ...company, domain: "northwind" } });
  const sentence = "Enter a valid domain name.";
  expect([status, body]).toEqual([422, { code: "invalid", detail: sentence, form: { domain: sentence } }]);
});

test("[S1.5-19] a goal of 1000 characters is taken, one more is not", async () => {
  const { call } = await newcomer();
  const goal = "g".repeat(1000);
  const tooLong = await call("POST v1/account", { body: { ...company, goal: `${goal}g` } });
  expect(tooLong).toMatchObject({ status: 422, body: { form: { goal: expect.any(String) } } });
  expect((await call("POST v1/account", { body: { ...company, goal } })).status).toBe(201);
});

test.each(["name", "domain", "goal"])("a company without a %s is refused", async (field) => {
  const { call } = await newcomer();
  const { status, body } = await call("POST v1/account", { body: { ...company, [field]: "  " } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ form: { [field]: expect.any(String) } });
});

test("[S1.7-05] [S1.7-06] an admin changes the company, a member is refused", async () => {
  const admin = await server.person();
  const member = await server.person({ company: { accountId: admin.accountId ?? "", role: "member" } });
  const change = { name: "Eastwind", domain: "http://eastwind.example.com/", goal: "Grow." };
  expect(await member.call("PUT v1/account", { body: change })).toMatchObject({
    status: 403,
    body: { detail: "Admin access required" },
  });
  const changed = await admin.call("PUT v1/account", { body: change });
  expect(changed).toMatchObject({ status: 200, body: { ...change, domain: "eastwind.example.com" } });
  expect((await member.call("GET v1/account")).body).toMatchObject({ name: "Eastwind" });
});

test("a change made on an older state of the company is refused", async () => {
  const { call } = await server.person();
  const read = await call("GET v1/account");
  const headers = { "if-match": read.headers.get("etag") ?? "" };
  expect(headers["if-match"]).toMatch(/^"[\w-]+"$/);
  const first = await call("PUT v1/account", { body: { ...company, name: "First" }, headers });
  expect(first.status).toBe(200);
  expect((await call("PUT v1/account", { body: { ...company, name: "Second" }, headers })).status).toBe(412);
  expect((await call("GET v1/account")).body.name).toBe("First");
  expect((await call("GET v1/account")).headers.get("etag")).toBe(first.headers.get("etag"));
});

test("a change of any part of the company is a newer state of it", async () => {
  const { call } = await server.person();
  const tags = [(await call("GET v1/account")).headers.get("etag")];
  for (const change of [{ goal: "Grow." }, { domain: "mill.co.uk" }, { name: "Eastwind" }])
    tags.push((await call("PUT v1/account", { body: { ...company, ...change } })).headers.get("etag"));
  expect(new Set(tags).size).toBe(4);
  const headers = { "if-match": tags[0] ?? "" };
  expect((await call("PUT v1/account", { body: company, headers: { "if-match": "*" } })).status).toBe(200);
  await call("PUT v1/account", { body: { ...company, goal: "Another." } });
  expect((await call("PUT v1/account", { body: company, headers })).status).toBe(412);
});

test("two companies see nothing of each other", async () => {
  const [ours, theirs] = [await server.person(), await server.person()];
  const { body } = await ours.call("GET v1/user/list");
  expect(body.map(({ uuid }) => uuid)).toEqual([ours.userId]);
  await theirs.call("PUT v1/account", { body: { ...company, name: "Theirs" } });
  expect((await ours.call("GET v1/account")).body).toMatchObject({ uuid: ours.accountId, name: company.name });
});

test("a person is a member of the own company only", async () => {
  const { userId, accountId, email } = await server.person();
  const member = { userId, accountId, role: "admin", email };
  const other = await server.person();
  const found = await server.access.forSockets.findMembers([userId, other.userId, randomUUID()]);
  expect([...found.keys()].sort()).toEqual([userId, other.userId].sort());
  expect(found.get(userId)).toEqual(member);
  expect(found.get(other.userId)?.accountId).toBe(other.accountId);
});

test("anybody may read the settings a page needs before signing in", async () => {
  expect(await server.anonymous.call("GET v1/settings")).toMatchObject({
    status: 200,
    body: {
      supportEmail: "help@seedbed.local",
      writer: "offline drafter",
      offline: true,
      localMailbox: true,
      externalProvider: null,
    },
  });
});
