import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { editValue, writtenEdit } from "#test-support/model-server/task-answers/editing-answers.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { administratorUrl } from "../../platform/database/observer.fixture.ts";
import { order, settled } from "../report/report.fixture.ts";
import { openEditingTab, take } from "./ai-editing.fixture.ts";

/** What an edit writes, in its order: a server dies at each of these with `EDIT_KILLS=all`, and at the last of them otherwise. */
const steps = ["concept_versions", "section_revisions", "open_edits", "report_runs", "editing_locks", "outbox"];
const deadly = process.env.EDIT_KILLS === "all" ? steps : ["outbox"];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: ModelServer;
let client: pg.Client;
const running: SpawnedServer[] = [];

beforeEach(async () => {
  [database, model] = await Promise.all([createTestDatabase(inject("databaseServerUrl")), startModelServer()]);
  client = new pg.Client({ connectionString: administratorUrl(database.url) });
  await client.connect();
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await Promise.all(running.splice(0).map((server) => removeDataDir(server.dataDir)));
  await client.end();
  await model.close();
  await database.drop();
});

async function start(options: { port?: number; dataDir?: string } = {}): Promise<SpawnedServer> {
  const server = await spawnServer({
    ...options,
    databaseUrl: database.url,
    env: {
      AI_MODEL: "openai-compatible/scripted",
      AI_BASE_URL: model.url,
      AI_API_KEY: "scripted",
      // Servers that share a database are reached under one address.
      PUBLIC_URL: "http://127.0.0.1:4000",
    },
  });
  running.push(server);
  return server;
}

async function kill(server: SpawnedServer): Promise<void> {
  await server.kill();
  running.splice(running.indexOf(server), 1);
}

const rowsOf = async (query: string) => (await client.query<Record<string, string>>(query)).rows;

/** What an edit would leave behind. */
const traces = async () => ({
  revisions: await rowsOf("select section, revision, content_hash from report_sections order by section"),
  edited: await rowsOf("select section from section_revisions where with_ai"),
  versions: await rowsOf("select number from concept_versions"),
  open: await rowsOf("select id from open_edits order by id"),
  locks: await rowsOf("select lock_id from editing_locks"),
});

test(`whose server dies while it is made is made whole or not at all, and its lock ends (${deadly.join(", ")})`, {
  timeout: 900_000,
}, async () => {
  let [dying, other] = [await start(), await start()];
  const ada = await signUpOverHttp(other.url, databaseCode(database.url));
  const conceptUuid = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
  await order(ada, conceptUuid, "generate");
  await settled(ada, conceptUuid);
  const said = "Set the price to 45 and say the value proposition more plainly";
  const edits = [
    writtenEdit(said, [editValue("f0", { "pricing.price": "45" })]),
    writtenEdit(said, [editValue("o0", { "overview.valueProposition": "Soap by weight." })]),
  ];
  model.script({ task: "edit_report", call: 1 }, { kind: "answer", value: { reply: "I would do both.", edits } });
  const tab = await openEditingTab(other.url, ada);
  const first = tab.start(conceptUuid, said);
  const sessionId = await tab.session(first);
  await tab.reply(first);
  const shown = tab.edits();
  expect(shown).toHaveLength(2);
  const before = await traces();

  const makeOn = ({ url }: SpawnedServer) =>
    take(callerOf(url, ada.token), { conceptUuid, sessionId }, { edits: shown, updateOutdated: true });
  for (const table of deadly) {
    await client.query("begin");
    await client.query(`lock table ${table} in share row exclusive mode`);
    const making = makeOn(dying).catch(() => undefined);
    await eventually(async () => {
      const { rows } = await client.query(
        "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
      );
      return rows.length > 0;
    });
    await kill(dying);
    await client.query("rollback");
    await making;
    // The session of a server that died ends before what it held is free.
    await eventually(async () => (await client.query("select from concepts for update skip locked")).rows.length > 0);
    expect(await traces()).toEqual(before);
    dying = await start({ port: dying.port, dataDir: dying.dataDir });
  }

  // Once it is made, the update is under way: another server goes on with it and ends the lock.
  model.script({}, { kind: "hang" });
  const { status, body } = await makeOn(dying);
  expect(status).toBe(202);
  await eventually(async () => (await rowsOf("select lock_id from editing_locks")).length === 1);
  await kill(dying);
  const [lease] = await rowsOf("select until <= clock_timestamp() + interval '30 seconds' as ends from editing_locks");
  expect(lease?.ends).toBe(true);
  // As after thirty seconds without a word of it.
  await client.query("update editing_locks set until = clock_timestamp()");
  model.reset();
  await eventually(async () => tab.told("ai.editing.finished").length === 1);
  const state = await ada.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
  expect([state.body.lock, state.body.session?.edits]).toEqual([null, []]);
  const after = await traces();
  expect(after.edited.map(({ section }) => section)).toEqual(
    expect.arrayContaining(body.revisions.map(({ section }) => section)),
  );
  expect(after.versions).toHaveLength(1);
  expect(reportSections).toEqual(expect.arrayContaining(body.updating));
  await tab.socket.close();
});
