import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../report.fixture.ts";

const day = 86_400_000;
let server: TestServer;
let person: TestPerson;
let id: string;
let now = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(Date.now() + now) });
});
beforeEach(async () => {
  person = await server.signUp();
  ({ id } = await bankConcept(server, person));
});
afterAll(() => server.stop());

/** The removal of the hour in so many days. */
async function removeIn(days: number) {
  now = days * day;
  await server.removeOld();
  now = 0;
}

/** A run that began and ended so many days ago. */
async function plantRun(daysAgo: number, status = "complete"): Promise<string> {
  const run = randomUUID();
  await server.database.pool.query(
    `insert into report_runs (id, account_id, concept_id, requested_by, sections, status, started_at, ended_at)
     select $1, $2, $3, $4, '{trends}', $5::text, at, case when $5::text <> 'running' then at end from (select now() - make_interval(days => $6) as at) as moment`,
    [run, person.accountId, id, person.userId, status, daysAgo],
  );
  return run;
}
const runs = async () =>
  (
    await server.database.pool.query("select id from report_runs where concept_id = $1 order by started_at", [id])
  ).rows.map((row) => row.id);

test("orders go after ninety days, but for the last one of a report, and those under way", async () => {
  const [running, , , last] = [
    await plantRun(200, "running"),
    await plantRun(150),
    await plantRun(140, "error"),
    await plantRun(130, "cancelled"),
  ];
  await server.removeOld();
  expect(await runs()).toEqual([running, last]);
  await server.database.pool.query("update report_runs set status = 'cancelled', ended_at = now() where id = $1", [
    running,
  ]);
});

test("an order of less than ninety days ago stays", async () => {
  const planted = [await plantRun(89), await plantRun(1)];
  await server.removeOld();
  expect(await runs()).toEqual(planted);
  await removeIn(2);
  expect(await runs()).toEqual(planted.slice(1));
});

test("orders that wrote what stands, or keep answers for a Retry, stay however old they are", async () => {
  await order(person, id, "generate");
  await settled(person, id);
  const [wrote] = await runs();
  const retried = await plantRun(200, "error");
  await plantRun(190);
  await server.database.pool.query(
    `insert into task_answers (key, account_id, run_id, task, origin, output) values ($1, $2, $3, 'trends', 'draft', '{}')`,
    [`${id}:trends:trends@1::abc`, person.accountId, retried],
  );
  await server.database.pool.query(
    "update report_sections set status = 'error' where concept_id = $1 and section = 'trends'",
    [id],
  );
  const last = await plantRun(-300);
  await removeIn(29);
  expect(await runs()).toEqual([retried, wrote, last]);
  // Nobody retries what failed so long ago: its answers have gone, and the order with them.
  await removeIn(200);
  expect(await runs()).toEqual([wrote, last]);
});

test("an order stays as long as one thing refers to it: a section, what was looked up, or what a section said before", async () => {
  const [ofSection, ofResearch, ofRevision] = [await plantRun(200), await plantRun(190), await plantRun(180)];
  await plantRun(170);
  const last = await plantRun(160);
  const { pool } = server.database;
  await pool.query(
    `insert into report_sections (account_id, concept_id, section, run_id) values ($1, $2, 'trends', $3)
     on conflict (concept_id, section) do update set run_id = $3`,
    [person.accountId, id, ofSection],
  );
  await pool.query(
    "insert into research_progress (account_id, concept_id, section, run_id, questions) values ($1, $2, 'trends', $3, 1)",
    [person.accountId, id, ofResearch],
  );
  await pool.query(
    `insert into section_revisions (account_id, concept_id, section, revision, content, content_hash, marks, changes, run_id, created_at)
     values ($1, $2, 'trends', 1, '{}', 'a', '{}', '[]', $3, now())`,
    [person.accountId, id, ofRevision],
  );
  await server.removeOld();
  expect(await runs()).toEqual([ofSection, ofResearch, ofRevision, last]);
});

test("the last order of a report stays, whatever is ordered later of other reports", async () => {
  const last = await plantRun(200);
  const own = id;
  ({ id } = await bankConcept(server, person));
  const later = await plantRun(1);
  await server.removeOld();
  expect(await runs()).toEqual([later]);
  id = own;
  expect(await runs()).toEqual([last]);
});

test("the answers of a section wait from the last one of it, whatever is written of other sections and other reports", async () => {
  const failed = async () => {
    const run = await plantRun(1, "error");
    const keep = (section: string, what: string, daysAgo: number) =>
      server.database.pool.query(
        `insert into task_answers (key, account_id, run_id, task, origin, output, created_at)
         values ($1, $2, $3, 'trends', 'draft', '{}', now() - make_interval(days => $4))`,
        [`${id}:${section}:${what}@1::abc`, person.accountId, run, daysAgo],
      );
    for (const section of ["trends", "overview"])
      await server.database.pool.query(
        `insert into report_sections (account_id, concept_id, section, status) values ($1, $2, $3, 'error')
         on conflict (concept_id, section) do update set status = 'error'`,
        [person.accountId, id, section],
      );
    await keep("trends", "one", 40);
    await keep("trends", "two", 31);
    await keep("overview", "one", 40);
    await keep("overview", "two", 29);
  };
  const kept = async () =>
    (
      await server.database.pool.query("select key from task_answers where key like $1 order by key", [`${id}%`])
    ).rows.map(({ key }) => String(key).slice(id.length));
  const [own, other] = [id, (await bankConcept(server, person)).id];
  await failed();
  id = other;
  await failed();
  const running = await plantRun(0, "running");
  await server.removeOld();
  expect(await kept()).toEqual([
    ":overview:one@1::abc",
    ":overview:two@1::abc",
    ":trends:one@1::abc",
    ":trends:two@1::abc",
  ]);
  id = own;
  expect(await kept()).toEqual([":overview:one@1::abc", ":overview:two@1::abc"]);
  await server.database.pool.query("update report_runs set status = 'cancelled', ended_at = now() where id = $1", [
    running,
  ]);
});

test("orders go in batches, by one server at a time", async () => {
  await server.database.pool.query(
    `insert into report_runs (id, account_id, concept_id, requested_by, sections, status, started_at, ended_at)
     select gen_random_uuid(), $1, $2, $3, '{trends}', 'complete', now() - interval '200 days', now() - interval '200 days' from generate_series(1, 2500)`,
    [person.accountId, id, person.userId],
  );
  const last = await plantRun(1);
  const other = await server.database.pool.connect();
  await other.query("select pg_advisory_lock(7336452003)");
  await server.removeOld();
  expect(await runs()).toHaveLength(2501);
  await other.query("select pg_advisory_unlock(7336452003)");
  other.release();
  await server.removeOld();
  expect(await runs()).toEqual([last]);
});

test("what a report cost is told when its calls are summed up long ago", async () => {
  const run = await plantRun(0);
  await server.database.pool.query(
    `insert into research_progress (account_id, concept_id, section, run_id, questions, usd, is_done) values ($1, $2, 'trends', $3, 3, 0.25, true)`,
    [person.accountId, id, run],
  );
  const use = (key: string, cost: number, { task = "trends", daysAgo = -1 } = {}) =>
    server.database.pool.query(
      `insert into model_usage (id, account_id, task, task_version, model, attempt, idempotency_key, tokens_in, tokens_cached, tokens_out, milliseconds, cost_usd, outcome, created_at)
       values (gen_random_uuid(), $1, $2, 1, 'openai/gpt-5', 1, $3, 1, 0, 1, 1, $4, 'ok', now() - make_interval(days => $5))`,
      [person.accountId, task, key, cost, daysAgo],
    );
  await use(`${id}:trends:trends@1:a`, 0.5);
  await use(`${id}:trends:trends@1:b`, 0.125);
  await use(`${id}:trends:search`, 8, { task: "research-search" });
  await use(`${id}:trends:trends@1:before`, 16, { daysAgo: 1 });
  await use(`${randomUUID()}:trends:trends@1:other`, 32);
  await use("no concept", 64);
  const told = async (asking = person) =>
    (await asking.call("GET v1/concept/{id}/research", { params: { id } })).body.progress?.usd;
  expect(await told()).toBe(0.875);
  await removeIn(500);
  const { rows } = await server.database.pool.query("select from model_usage where account_id = $1", [
    person.accountId,
  ]);
  expect(rows).toEqual([]);
  // The sign-in of whoever ordered it has ended.
  const colleague = await server.signUp({ accountId: person.accountId });
  expect(await told(colleague)).toBe(0.875);
  await use(`${id}:trends:trends@1:later`, 1, { daysAgo: -600 });
  expect(await told(colleague)).toBe(1.875);
});
