import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { eventsOf, generate, openSocket, readSeed, settled } from "../features/incubation/incubation.fixture.ts";
import { writeEverywhere } from "./written-everywhere.fixture.ts";

const minute = 60_000;
let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.stop());

const removeConcept = (id: string) => person.call("DELETE v1/concept/{id}/", { params: { id } });
const removeSeed = (id: string) => person.call("DELETE v2/concept/seed/{id}", { params: { id } });
const restoreConcept = (id: string, by = person) => by.call("POST v1/concept/{id}/restore", { params: { id } });
const restoreSeed = (id: string, by = person) => by.call("POST v2/concept/seed/{id}/restore", { params: { id } });

/** What says that something happened, and what is found out anew in the background. */
const ofTheMoment = [
  "outbox",
  "outbox_counters",
  "ideas_to_compare",
  "idea_neighbours",
  "list_changes",
  "file_removals",
];

/** All rows of the company, by the table. */
async function everyRow(): Promise<Record<string, string[]>> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'account_id' and table_type = 'BASE TABLE' and not table_name = any($1) order by 1`,
    [ofTheMoment],
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(kept)::text as row from ${name} kept where account_id = $1 order by 1`,
      [person.accountId],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test("a deleted seed and concept come back as they were, every row of them, in whatever order", async () => {
  const { seedId, id } = await writeEverywhere(server, person, "Quorvexil");
  const before = await everyRow();
  const countOf = (table: string) => before[table]?.length ?? 0;
  for (const table of ["report_runs", "section_revisions", "conversation_messages", "concept_versions", "seed_answers"])
    expect([table, countOf(table)]).not.toEqual([table, 0]);
  for (const inOrder of [
    [removeConcept, removeSeed, restoreSeed, restoreConcept],
    [removeSeed, restoreSeed],
    [removeConcept, restoreConcept],
  ]) {
    await doAll(inOrder, { seedId, id });
    expect(await everyRow()).toEqual(before);
  }
  // Its seed was not there when it came back.
  await doAll([removeConcept, removeSeed, restoreConcept, restoreSeed], { seedId, id });
  const { concepts, idea_texts, ...others } = await everyRow();
  expect(others).toEqual(expect.objectContaining(omitting(before, ["concepts", "idea_texts"])));
  expect(concepts).toEqual(before.concepts?.map((row) => row.replace(`"seed_id": "${seedId}"`, '"seed_id": null')));
  expect(idea_texts).toHaveLength(2);
  expect((await person.call("GET v1/concept/{id}/", { params: { id } })).body.reportStatus).toBe("complete");
}, 180_000);

async function doAll(
  acts: readonly ((id: string) => Promise<{ status: number }>)[],
  ids: { seedId: string; id: string },
) {
  for (const act of acts) {
    const isOfSeed = act === removeSeed || act === restoreSeed;
    expect((await act(isOfSeed ? ids.seedId : ids.id)).status).toBeLessThan(300);
  }
}

const omitting = (rows: Record<string, string[]>, names: string[]) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name)));

test("what is deleted is gone for everybody until it is taken back, and then the company is told", async () => {
  const socket = await openSocket(server, await server.signUp({ accountId: person.accountId }));
  const { id, identifier } = await bankConcept(server, person, { title: "Quinsy mill" });
  const told = () =>
    eventsOf(socket, "concept.workflow.update.account")
      .filter(({ conceptUuid }) => conceptUuid === id)
      .map(({ eventType }) => eventType);
  await removeConcept(id);
  const listed = async () => (await person.call("GET v1/concept/", { query: { search: "quinsy" } })).body.count;
  expect(await listed()).toBe(0);
  expect((await person.call("GET v1/concept/{id}/", { params: { id } })).status).toBe(404);
  const stranger = await server.signUp();
  expect((await restoreConcept(id, stranger)).status).toBe(404);
  expect((await restoreConcept(identifier, stranger)).status).toBe(404);
  const { status, body, headers } = await restoreConcept(identifier);
  expect([status, body.uuid, body.identifier, body.title]).toEqual([200, id, identifier, "Quinsy mill"]);
  expect(headers.get("etag")).toBe(`"${body.updatedAt}"`);
  expect(await listed()).toBe(1);
  await expect.poll(told).toEqual(["created", "deleted", "created"]);
  socket.socket.close();
  expect((await restoreConcept(id)).status).toBe(404);
});

test("ten minutes after it was deleted nothing can be taken back, and the next removal leaves nothing of it", async () => {
  const rowsLeft = async (id: string) =>
    (await server.database.pool.query("select from trash_rows where trash_id = $1", [id])).rowCount;
  const deletedAgo = (milliseconds: number, id: string) =>
    server.database.pool.query("update trash set deleted_at = $2 where id = $1", [
      id,
      new Date(Date.now() - milliseconds),
    ]);
  const { id } = await bankConcept(server, person);
  const seedId = await plantAnsweredSeed(person);
  await removeConcept(id);
  await removeSeed(seedId);
  await deletedAgo(10 * minute + 1, id);
  await deletedAgo(9 * minute, seedId);
  expect((await restoreConcept(id)).status).toBe(404);
  expect(await rowsLeft(id)).toBeGreaterThan(0);
  await server.removeOld();
  expect(await rowsLeft(id)).toBe(0);
  expect((await restoreSeed(seedId)).status).toBe(200);
});

test("files stay until what they belong to can no longer be taken back", async () => {
  const removals = async () =>
    (
      await server.database.pool.query<{ folder: string; dueAt: Date }>(
        `select folder, due_at as "dueAt" from file_removals where folder like $1`,
        [`%${id}%`],
      )
    ).rows;
  const { id } = await bankConcept(server, person);
  const at = Date.now();
  await removeConcept(id);
  expect((await removals()).map(({ dueAt }) => Math.round((dueAt.getTime() - at) / minute))).toEqual([10]);
  await restoreConcept(id);
  expect(await removals()).toEqual([]);
});

test("a seed that is deleted while concepts are being written comes back at rest, and can go on", async () => {
  const seedId = await plantAnsweredSeed(person);
  await generate(person, seedId);
  await removeSeed(seedId);
  expect((await restoreSeed(seedId)).status).toBe(200);
  const back = await readSeed(person, seedId);
  expect(back.generation.status).toBe("idle");
  expect(back.cachedConcepts.filter(({ isGenerating }) => isGenerating)).toEqual([]);
  expect((await generate(person, seedId)).status).toBe(202);
  expect((await settled(person, seedId)).cachedConcepts).toHaveLength(4);
});
