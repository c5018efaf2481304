import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled } from "../report.fixture.ts";

const day = 86_400_000;
let model: ModelServer;
let server: TestServer;
let person: TestPerson;
let id: string;
let now = 0;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    clock: () => new Date(Date.now() + now),
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
});
beforeEach(async () => {
  // Sessions end in the days that pass.
  person = await server.signUp();
  model.reset();
  ({ id } = await bankConcept(server, person));
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

/** The removal of the hour in so many milliseconds. */
async function removeIn(milliseconds: number) {
  now = milliseconds;
  await server.removeOld();
  now = 0;
}

const rowsOf = async (question: string) => (await server.database.pool.query(question, [`%${id}%`])).rows;

/** Kept answers of the concept. */
const answers = () => rowsOf("select key from task_answers where key like $1 order by key");

/** Rows of every table of the workflow engine that name a workflow of the concept's runs. */
async function engineRows(): Promise<string[]> {
  const runs = await rowsOf("select id from report_runs where concept_id::text like $1");
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'dbos' and column_name = 'workflow_uuid'",
  );
  const ids = runs.map((run) => String(run.id));
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const asked = `select from dbos.${name} where split_part(workflow_uuid, '/', 1) = any($1)`;
      return (await server.database.pool.query(asked, [ids])).rowCount ? [name] : [];
    }),
  );
  return [...new Set(found.flat())].sort();
}

/** Kept as if so many milliseconds ago. */
const age = (milliseconds: number) =>
  server.database.pool.query("update task_answers set created_at = created_at - make_interval(secs => $1)", [
    milliseconds / 1000,
  ]);

test("of a report that is complete no answer stays, and after a day nothing in any table of the workflow engine", async () => {
  await order(person, id, "generate");
  await settled(person, id);
  expect(await answers()).toEqual([]);
  const written = await engineRows();
  expect(written).toEqual(["workflow_input", "workflow_output", "workflow_status"]);
  await server.removeOld();
  expect(await engineRows()).toEqual(written);
  await removeIn(day + 60_000);
  expect(await engineRows()).toEqual([]);
  expect((await readConcept(person, id)).completedSections).toBe(reportSections.length);
});

test("answers of a section that failed, or has gaps, wait thirty days for a Retry", async () => {
  for (const task of ["startups", "key_assumptions"]) model.script({ task }, { kind: "status", status: 401 });
  model.script({ task: "executive_summaries" }, { kind: "status", status: 401 });
  await order(person, id, "generate");
  await settled(person, id);
  await age(29 * day);
  await server.removeOld();
  expect((await answers()).map(({ key }) => String(key).split(":")[2]?.replace(/@.*/, "")).sort()).toEqual([
    "incumbents",
    "market-forces",
    "priority-insights",
  ]);
  await age(2 * day);
  await server.removeOld();
  expect(await answers()).toEqual([]);
});

test("what a complete section has left behind goes at the next removal", async () => {
  await order(person, id, "generate");
  await settled(person, id);
  await server.database.pool.query(
    `insert into task_answers (key, account_id, run_id, task, origin, output)
     select concept_id || ':trends:trends@1::abc', account_id, id, 'trends', 'model', '{}' from report_runs where concept_id = $1`,
    [id],
  );
  await server.removeOld();
  expect(await answers()).toEqual([]);
});

test("of what a report said before, the server removes what is older than ninety days", async () => {
  for (const what of ["first", "again"]) {
    if (what === "again") await person.call("POST v2/concept/{id}/overview/generate", { params: { id } });
    else await order(person, id, "generate");
    await settled(person, id);
  }
  const revisions = async () =>
    (
      await server.database.pool.query(
        "select revision from section_revisions where concept_id = $1 and section = 'overview' order by revision",
        [id],
      )
    ).rows;
  await server.database.pool.query(
    `insert into section_revisions select account_id, concept_id, section, 0, content, content_hash, marks, changes, user_id, run_id, created_at - interval '91 days'
     from section_revisions where concept_id = $1 and section = 'overview' and revision = 1`,
    [id],
  );
  const before = await revisions();
  await server.removeOld();
  expect(await revisions()).toEqual(before.filter(({ revision }) => revision !== 0));
});

test("a report under way loses nothing, however old it is, and goes on", async () => {
  const held = Promise.withResolvers<void>();
  model.script({ task: "profile_journey", call: 1 }, { kind: "held", before: () => held.promise });
  model.script({ task: "market_forces" }, { kind: "held", before: () => held.promise });
  await order(person, id, "generate");
  await eventually(async () => (await answers()).length >= 12 + 3);
  await age(40 * day);
  const kept = await answers();
  await removeIn(40 * day);
  expect(await answers()).toEqual(kept);
  // Of its sections only those that are written already are noted no more.
  expect(await engineRows()).toEqual(["workflow_input", "workflow_status"]);
  const calls = model.calls.length;
  held.resolve();
  // Forty days later the sign-in of whoever ordered it has ended.
  const colleague = await server.signUp({ accountId: person.accountId });
  expect((await settled(colleague, id)).completedSections).toBe(reportSections.length);
  expect(model.calls.slice(calls).map(({ task }) => task)).not.toContain("customer_profiles");
});

test("of a concept that is deleted while its report is written nothing is left", async () => {
  model.script({ task: "profile_journey" }, { kind: "hang" });
  await order(person, id, "generate");
  await eventually(async () => (await answers()).length > 0);
  const { rows } = await server.database.pool.query("select id from report_runs where concept_id = $1", [id]);
  const workflow = `${String(rows[0]?.id)}/customerProfiles`;
  const isNoted = async () =>
    (await server.database.pool.query("select from dbos.workflow_status where workflow_uuid = $1", [workflow]))
      .rowCount;
  expect(await isNoted()).toBe(1);
  await person.call("DELETE v1/concept/{id}/", { params: { id } });
  await eventually(async () => (await answers()).length === 0);
  await removeIn(day + 60_000);
  expect(await isNoted()).toBe(0);
});

test("one server removes at a time, in batches", async () => {
  await order(person, id, "generate");
  await settled(person, id);
  await server.database.pool.query(
    `insert into task_answers (key, account_id, run_id, task, origin, output)
     select concept_id || ':trends:trends@1::' || n, account_id, id, 'trends', 'model', '{}'
     from report_runs, generate_series(1, 2500) n where concept_id = $1`,
    [id],
  );
  const other = await server.database.pool.connect();
  await other.query("select pg_advisory_lock(7336452003)");
  await server.removeOld();
  expect(await answers()).toHaveLength(2500);
  await other.query("select pg_advisory_unlock(7336452003)");
  other.release();
  await server.removeOld();
  expect(await answers()).toEqual([]);
});
