import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { recordTransactions } from "#test-support/recorded-sql.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { createBackgroundComparing } from "./compare-in-background.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const soap = { title: "Refill depot", summary: "Soap and detergent by weight for shared office buildings" };

async function bankMany(person: TestPerson, count: number, idea = soap) {
  const banked: { id: string }[] = [];
  for (let made = 0; made < count; made += 1) banked.push(await bankConcept(server, person, idea));
  return banked.map(({ id }) => id);
}

const similarTo = async (person: TestPerson, id: string) =>
  (await person.call("GET v1/concept/{id}/similar", { params: { id } })).body;

const waitingOf = async ({ accountId }: TestPerson) =>
  (await server.database.pool.query("select idea_id from ideas_to_compare where account_id = $1", [accountId])).rows;

test("ideas are compared once after a change, and what was found is read from then on", async () => {
  const person = await server.signUp();
  const [id = "", other = ""] = await bankMany(person, 2);
  const asked = () => recordTransactions(server.serverPool, () => similarTo(person, id));
  const comparing = /searchable_ideas/;
  expect((await asked()).flat().filter((statement) => comparing.test(statement))).toHaveLength(1);
  expect((await asked()).flat().filter((statement) => comparing.test(statement))).toEqual([]);
  await person.call("PATCH v1/concept/{id}/", { params: { id: other }, body: { valueProposition: "Less to carry." } });
  expect((await asked()).flat().filter((statement) => comparing.test(statement))).toEqual([]);
  await person.call("PATCH v1/concept/{id}/", { params: { id: other }, body: { title: "Depots that refill" } });
  expect((await asked()).flat().filter((statement) => comparing.test(statement))).toHaveLength(1);
});

test("what changes in great number is compared without anybody asking for it", async () => {
  const person = await server.signUp();
  const [id = ""] = await bankMany(person, 26);
  expect(await similarTo(person, id)).toHaveLength(5);
  await eventually(async () => (await waitingOf(person)).length === 0);
});

test("what was there before ideas were compared ahead is compared in the background, and before, when it is asked about", async () => {
  const person = await server.signUp();
  const [id = "", other = ""] = await bankMany(person, 2);
  const forget = () =>
    server.database.pool.query(
      `with gone as (delete from idea_neighbours where account_id = '${person.accountId}')
       insert into ideas_to_compare (account_id, idea_id)
         select account_id, idea_id from idea_texts where account_id = '${person.accountId}'
         on conflict (idea_id) do update set changed_at = null`,
    );
  await forget();
  expect(await similarTo(person, id)).toMatchObject([{ uuid: other }]);
  await forget();
  const comparing = createBackgroundComparing({ database: server.database, log: createTestLog() });
  comparing.begin();
  await eventually(async () => (await waitingOf(person)).length === 0);
  const { rows } = await server.database.pool.query("select from idea_neighbours where account_id = $1", [
    person.accountId,
  ]);
  expect(rows).toHaveLength(2);
  await comparing.close();
});

test("comparing that fails is told in the log and can begin anew; one that was closed tells nothing", async () => {
  const asked = vi.fn(async () => []).mockRejectedValueOnce(new Error("no database"));
  const log = { warn: vi.fn() };
  const database = { withSystem: asked } as unknown as Parameters<typeof createBackgroundComparing>[0]["database"];
  const comparing = createBackgroundComparing({ database, log });
  comparing.begin();
  comparing.begin();
  await expect
    .poll(() => log.warn.mock.calls)
    .toEqual([[{ err: new Error("no database") }, "could not compare ideas"]]);
  expect(asked).toHaveBeenCalledTimes(1);
  await expect
    .poll(() => {
      comparing.begin();
      return asked.mock.calls.length;
    })
    .toBeGreaterThan(1);
  asked.mockRejectedValue(new Error("no database"));
  comparing.begin();
  await comparing.close();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("of what resembles very many, others take the place of those that go", async () => {
  const person = await server.signUp();
  const ids = await bankMany(person, 33);
  await eventually(async () => {
    await similarTo(person, ids[0] ?? "");
    return (await waitingOf(person)).length === 0;
  });
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select other_id as id from idea_neighbours where idea_id = $1",
    [ids[0]],
  );
  for (const { id } of rows) await person.call("DELETE v1/concept/{id}/", { params: { id } });
  const left = ids.slice(1).filter((id) => !rows.some((row) => row.id === id));
  expect((await similarTo(person, ids[0] ?? "")).map(({ uuid }) => uuid).sort()).toEqual(left.sort().slice(0, 5));
});

test("ideas that are asked about, changed and deleted at the same time end as if one had followed the other", async () => {
  const person = await server.signUp();
  const ids = await bankMany(person, 12);
  const page = ids.join(",");
  const done = await Promise.all([
    ...Array.from({ length: 6 }, () => person.call("GET v1/concept/similar", { query: { ids: page } })),
    ...ids.slice(0, 4).map((id) => person.call("DELETE v1/concept/{id}/", { params: { id } })),
    ...ids.slice(4, 8).map((id) =>
      person.call("PATCH v1/concept/{id}/", {
        params: { id },
        body: { title: "Night bus", summary: "A bus that drives bakers to work before dawn" },
      }),
    ),
  ]);
  expect(done.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  const { body } = await person.call("GET v1/concept/similar", { query: { ids: page } });
  const found = new Map(body.map(({ uuid, similar }) => [uuid, similar.map((other) => other.uuid).sort()]));
  const others = (group: string[], id: string) => group.filter((other) => other !== id).sort();
  const expected = [ids.slice(4, 8), ids.slice(8)].flatMap((group) =>
    group.map((id) => [id, others(group, id)] as const),
  );
  expect(found).toEqual(new Map(expected));
});

test("what no longer resembles very many leaves its place to others, too", async () => {
  const person = await server.signUp();
  const ids = await bankMany(person, 33);
  const first = ids[0] ?? "";
  await eventually(async () => {
    await similarTo(person, first);
    return (await waitingOf(person)).length === 0;
  });
  const other = { title: "Night bus", summary: "A bus that drives bakers to work before dawn" };
  for (const id of ids.slice(1, 29)) await person.call("PATCH v1/concept/{id}/", { params: { id }, body: other });
  const left = ids.slice(29).sort();
  await eventually(async () => {
    const found = (await similarTo(person, first)).map(({ uuid }) => uuid).sort();
    return JSON.stringify(found) === JSON.stringify(left);
  });
});
