import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { createOutboxStore } from "../platform/realtime/outbox-store.ts";
import { writeEverywhere } from "./written-everywhere.fixture.ts";

const marker = "Quorvexil";
let server: TestServer;
let person: TestPerson;
let now = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(Date.now() + now) });
  person = await server.signUp();
});
afterAll(() => server.stop());

/** The tables of all schemas that hold the marker, in whatever column: as text, within JSON, in words that are searched, or as bytes. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth', 'dbos') order by 1`,
  );
  const bytes = Buffer.from(text).toString("hex");
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select from ${name} t where t::text ilike $1 or t::text like $2 limit 1`, [
      `%${text}%`,
      `%${bytes}%`,
    ]);
    if (rowCount) found.push(name);
  }
  return found;
}

/** As long ago as the removals by the database's own clock ask for; then what servers do every minute and every hour. */
async function tidyUp(): Promise<void> {
  for (const table of ["outbox", "idempotent_answers"])
    await server.database.pool.query(`update ${table} set created_at = created_at - interval '25 hours'`);
  await createOutboxStore(server.database).removeOld();
  now = 25 * 3_600_000;
  await server.removeOld();
  now = 0;
}

test("of a seed and a concept that are deleted no table holds a word when the removals of a day are done", async () => {
  const { seedId, id } = await writeEverywhere(server, person, marker);
  expect(await tablesWith(marker)).toEqual(
    expect.arrayContaining([
      "public.concepts",
      "public.concept_versions",
      "public.conversation_messages",
      "public.idea_texts",
      "public.idempotent_answers",
      "public.outbox",
      "public.section_revisions",
      "public.searched_concepts",
      "public.seed_answers",
      "public.seed_words",
    ]),
  );
  expect((await person.call("DELETE v1/concept/{id}/", { params: { id } })).status).toBe(204);
  expect((await person.call("DELETE v2/concept/seed/{id}", { params: { id: seedId } })).status).toBe(204);
  await tidyUp();
  expect(await tablesWith(marker)).toEqual([]);
}, 180_000);
