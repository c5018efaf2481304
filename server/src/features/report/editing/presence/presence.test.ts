import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo } from "../../report.fixture.ts";
import { reportPresence } from "../../tables.ts";
import { removeAbsent } from "./presence-store.ts";

let server: TestServer;
let ada: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp({ firstName: "Ada", lastName: "Moreau" });
  ben = await server.signUp({ accountId: ada.accountId, firstName: "Ben", lastName: "Okafor" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ id } = await bankConcept(server, ada));
});

const say = async (person: TestPerson, section: "trends" | "overview" | null, field: string | null = null) =>
  (await person.call("PUT v2/concept/{id}/report/presence", { params: { id }, body: { section, field } })).body.others;

const age = (milliseconds: number) =>
  server.database.withTenant(ada, (transaction) =>
    transaction.update(reportPresence).set({ at: new Date(Date.now() - milliseconds) }),
  );

const rows = () => server.database.withTenant(ada, (transaction) => transaction.select().from(reportPresence));

test("everybody sees who else is there, and where, until they leave", async () => {
  expect(await say(ada, "trends")).toEqual([]);
  expect(await say(ben, "overview", "overview.whatIsThis")).toEqual([
    { uuid: ada.userId, firstName: "Ada", lastName: "Moreau", section: "trends", field: null, at: expect.any(String) },
  ]);
  expect(await say(ada, "trends")).toMatchObject([
    { uuid: ben.userId, section: "overview", field: "overview.whatIsThis" },
  ]);
  expect(await say(ben, null)).toHaveLength(1);
  expect(await say(ada, "trends")).toEqual([]);
});

test("those who are there are told by their names", async () => {
  const others = await Promise.all(
    ["Cleo", "Abel", "Ben", "Dora"].map((firstName) =>
      server.signUp({ accountId: ada.accountId, firstName, lastName: "Abbott" }),
    ),
  );
  for (const person of [...others, ben]) await say(person, "trends");
  expect((await say(ada, "trends")).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    "Abel Abbott",
    "Ben Abbott",
    "Ben Okafor",
    "Cleo Abbott",
    "Dora Abbott",
  ]);
});

test("who has said nothing for 45 seconds is not there, and is forgotten with what is old", async () => {
  await say(ada, "trends");
  await age(44_000);
  expect(await say(ben, "trends")).toHaveLength(1);
  await age(45_001);
  expect(await say(ben, "trends")).toEqual([]);
  expect((await rows()).length).toBeGreaterThan(1);
  await server.database.withSystem((transaction) => removeAbsent(transaction, new Date()));
  expect(await rows()).toMatchObject([{ userId: ben.userId }]);
});

test("who is removed from the company is there no more, though the last word was a moment ago", async () => {
  const grace = await server.signUp({ accountId: ada.accountId, firstName: "Grace" });
  await say(grace, "trends");
  expect(await say(ada, "overview")).toMatchObject([{ uuid: grace.userId }]);
  const { status } = await ada.call("DELETE v1/account/members/{id}", { params: { id: grace.userId } });
  expect(status).toBe(204);
  expect(await say(ada, "overview")).toEqual([]);
});

test("the company is told when somebody comes, goes on or leaves, and not when nothing is new", async () => {
  const listener = await listenTo(server, ben, id);
  for (const section of ["trends", "trends", "overview", null] as const) await say(ada, section);
  await eventually(async () => listener.presence().length >= 3);
  // Into a field, on to the next one, and out of it again.
  for (const field of ["summary", "name", "name", null]) await say(ada, "trends", field);
  await say(ada, null, "name");
  await eventually(async () => listener.presence().length >= 7);
  listener.close();
  expect(listener.presence().map(({ person }) => [person.firstName, person.section, person.field])).toEqual([
    ["Ada", "trends", null],
    ["Ada", "overview", null],
    ["Ada", null, null],
    ["Ada", "trends", "summary"],
    ["Ada", "trends", "name"],
    ["Ada", "trends", null],
    ["Ada", null, null],
  ]);
});

test("who leaves one report is still in another", async () => {
  const { id: other } = await bankConcept(server, ada);
  const body = { section: "trends" as const, field: null };
  await ada.call("PUT v2/concept/{id}/report/presence", { params: { id: other }, body });
  await say(ada, "overview");
  await say(ada, null);
  expect(await say(ben, "trends")).toEqual([]);
  const there = await ben.call("PUT v2/concept/{id}/report/presence", { params: { id: other }, body });
  expect(there.body.others).toMatchObject([{ uuid: ada.userId, section: "trends" }]);
});

test("another company's people are neither seen nor heard", async () => {
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  const answer = await stranger.call("PUT v2/concept/{id}/report/presence", {
    params: { id },
    body: { section: "trends" },
  });
  expect(answer.status).toBe(404);
  expect(await say(ada, "trends")).toEqual([]);
});
