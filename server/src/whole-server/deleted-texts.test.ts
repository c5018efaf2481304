import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { openTab } from "../features/conversations/conversations.fixture.ts";
import { order, settled } from "../features/report/report.fixture.ts";
import { createOutboxStore } from "../platform/realtime/outbox-store.ts";

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

/** A seed, a concept that came of it, its report, a version and a conversation, all about the marker. */
async function writeEverywhere() {
  const seedId = await plantAnsweredSeed(person, "EXPAND_AN_EXISTING_IDEA", {
    idea: [`A ${marker} depot that refills soap and detergent by weight in shared office buildings`],
  });
  const id = await saveFirstConcept(person, seedId);
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: `${marker} depot` } });
  await order(person, id, "generate");
  await settled(person, id);
  await person.call("POST v2/concept/version/{id}/save", { params: { id }, body: { comment: `Before ${marker}` } });
  const profiles = await person.call("GET v2/concept/{id}/customer-profile", { params: { id } });
  const tab = await openTab(server.url, person);
  const to = { conceptUuid: id, customerProfileUuid: profiles.body.results[0]?.uuid ?? "" };
  await tab.reply(tab.start(to, `What do you think of ${marker}?`));
  tab.socket.close();
  // As it is kept for a call that comes again; its person never makes one.
  await server.database.pool.query(
    `insert into idempotent_answers (account_id, user_id, route, key, request_hash, status, answer)
     values ($1, $2, 'POST v1/x', $3, '', 200, $4)`,
    [person.accountId, person.userId, randomUUID(), { title: marker }],
  );
  return { seedId, id };
}

test("of a seed and a concept that are deleted no table holds a word when the removals of a day are done", async () => {
  const { seedId, id } = await writeEverywhere();
  expect(await tablesWith(marker)).toEqual(
    expect.arrayContaining([
      "public.concepts",
      "public.concept_versions",
      "public.conversation_messages",
      "public.idea_texts",
      "public.idempotent_answers",
      "public.outbox",
      "public.section_revisions",
      "public.seed_answers",
      "public.seed_words",
    ]),
  );
  expect((await person.call("DELETE v1/concept/{id}/", { params: { id } })).status).toBe(204);
  expect((await person.call("DELETE v2/concept/seed/{id}", { params: { id: seedId } })).status).toBe(204);
  await tidyUp();
  expect(await tablesWith(marker)).toEqual([]);
}, 180_000);
