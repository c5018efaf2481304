import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { type Caller, callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { administratorUrl } from "../../platform/database/observer.fixture.ts";
import { readConcept, settled } from "./report.fixture.ts";

const killsOfReport = 4;
/** Reports whose server dies four times each: `RECOVERY_KILLS=20` for a nightly run. */
const reports = Math.ceil(Number(process.env.RECOVERY_KILLS ?? killsOfReport) / killsOfReport);
/** Calls between two kills of one of two servers: `RECOVERY_EVERY=1` for a nightly run. */
const everyKill = Number(process.env.RECOVERY_EVERY ?? 9);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: Awaited<ReturnType<typeof startModelServer>>;
const running: SpawnedServer[] = [];
const connections: pg.Client[] = [];

beforeEach(async () => {
  [database, model] = await Promise.all([createTestDatabase(inject("databaseServerUrl")), startModelServer()]);
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await Promise.all(running.splice(0).map((server) => removeDataDir(server.dataDir)));
  await Promise.all(connections.splice(0).map((connection) => connection.end()));
  await model.close();
  await database.drop();
});

async function startServer(options: { port?: number; dataDir?: string } = {}): Promise<SpawnedServer> {
  const server = await spawnServer({
    ...options,
    databaseUrl: database.url,
    env: {
      AI_MODEL: "openai-compatible/scripted",
      AI_BASE_URL: model.url,
      AI_API_KEY: "scripted",
      AI_CONCURRENCY: "2",
      // Servers that share a database are reached under one address.
      PUBLIC_URL: "http://127.0.0.1:4000",
    },
  });
  running.push(server);
  return server;
}

/** The killed server again. */
async function restart(killed: SpawnedServer): Promise<SpawnedServer> {
  running.splice(running.indexOf(killed), 1);
  return startServer({ port: killed.port, dataDir: killed.dataDir });
}

async function connect(): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: administratorUrl(database.url) });
  connections.push(connection);
  await connection.connect();
  return connection;
}

/** Lets the model hang at one call from now on (the first of a task, or the n-th of all), and waits for it. */
function hangAt(moment: { task: string } | { call: number }): { arrives(): Promise<unknown> } {
  model.script({ call: 1, ...moment }, { kind: "hang" });
  const since = model.calls.length;
  const arrived = () => {
    const calls = model.calls.slice(since);
    return "task" in moment ? calls.some(({ task }) => task === moment.task) : calls.length >= moment.call;
  };
  return { arrives: () => eventually(async () => arrived()) };
}

const callsOf = (key: string) => model.calls.filter((call) => call.idempotencyKey === key).length;

/** What counts as done, and may not be done again: answers that are kept, and sections that are stored. */
async function readDone(client: pg.Client): Promise<{ answers: string[]; sections: Map<string, string> }> {
  const answers = await client.query<{ key: string }>("select key from task_answers");
  const sections = await client.query<{ name: string; row: string }>(
    `select concept_id || ' ' || section as name, report_sections::text as row from report_sections where status = 'complete'`,
  );
  return {
    answers: answers.rows.map(({ key }) => key),
    sections: new Map(sections.rows.map(({ name, row }) => [name, row])),
  };
}

/** Whether another transaction waits for the one of this connection. */
async function holdsAnyoneUp(connection: pg.Client): Promise<boolean> {
  const waiting = await connection.query(
    "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
  );
  return waiting.rows.length > 0;
}

/** Orders a report, and kills its server over a section whose calls are all answered, and which is about to be stored. */
async function killBeforeStoring(
  person: Caller,
  id: string,
  kill: () => Promise<{ answers: string[] }>,
): Promise<void> {
  const blocker = await connect();
  const held = Promise.withResolvers<void>();
  model.script({ call: 1 }, { kind: "held", before: () => held.promise });
  const seen = model.calls.length;
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  await eventually(async () => model.calls.length > seen);
  // Who stores a section holds its concept.
  await blocker.query("begin");
  await blocker.query("select from concepts where id = $1 for no key update", [id]);
  held.resolve();
  await eventually(() => holdsAnyoneUp(blocker));
  expect((await kill()).answers).not.toEqual([]);
  await blocker.query("rollback");
}

test(`when their server dies ${killsOfReport} times in each report, no finished call is made again, and no finished section is lost`, {
  timeout: 900_000,
}, async () => {
  let server = await startServer();
  const person = await signUpOverHttp(server.url, databaseCode(database.url));
  const ids: string[] = [];
  while (ids.length < reports) ids.push(await saveFirstConcept(person, await plantAnsweredSeed(person)));
  const observer = await connect();

  const callsBefore = new Map<string, number>();
  const sectionsBefore = new Map<string, string>();
  const kill = async () => {
    await server.kill();
    const done = await readDone(observer);
    for (const key of done.answers) if (!callsBefore.has(key)) callsBefore.set(key, callsOf(key));
    for (const [name, row] of done.sections) if (!sectionsBefore.has(name)) sectionsBefore.set(name, row);
    return done;
  };

  for (const [index, id] of ids.entries()) {
    await killBeforeStoring(person, id, kill);
    // Then nothing goes on before; the section is half answered; all that the last section needs is finished.
    for (const moment of [{ call: 1 }, { call: 3 + index }, { task: "overview" }]) {
      const deadly = hangAt(moment);
      server = await restart(server);
      await deadly.arrives();
      await kill();
    }
    expect([...sectionsBefore.keys()].filter((name) => name.startsWith(id))).toHaveLength(5);
    server = await restart(server);
    await settled(person, id);
  }
  for (const id of ids)
    expect(await readConcept(person, id)).toMatchObject({
      reportStatus: "complete",
      completedSections: reportSections.length,
    });
  const params = { id: ids[0] ?? "" };
  const profiles = (await person.call("GET v2/concept/{id}/customer-profile", { params })).body.results;
  expect(new Set(profiles.map((profile) => profile.segment)).size).toBe(profiles.length);
  const assumptions = (await person.call("GET v2/concept/{id}/key-assumptions", { params, query: { page_size: 100 } }))
    .body.results;
  expect(new Set(assumptions.map((assumption) => assumption.statement)).size).toBe(assumptions.length);
  expect((await person.call("GET v2/concept/{id}/overview", { params })).status).toBe(200);
  expect([...callsBefore].filter(([key, before]) => callsOf(key) > before)).toEqual([]);
  expect(Object.fromEntries((await readDone(observer)).sections)).toMatchObject(Object.fromEntries(sectionsBefore));
});

test(`of two servers one dies at every ${everyKill === 1 ? "" : `${everyKill}th `}call in turn, and no finished call is made again`, {
  timeout: 900_000,
}, async () => {
  let [doomed, survivor] = await Promise.all([startServer(), startServer()]);
  const person = await signUpOverHttp(doomed.url, databaseCode(database.url));
  const id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  const observer = await connect();
  const callsBefore = new Map<string, number>();
  const since = model.calls.length;
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  const isOver = async () =>
    (await observer.query("select from report_runs where concept_id = $1 and status <> 'running'", [id])).rowCount ===
    1;
  const noteAnswered = async () => {
    for (const key of (await readDone(observer)).answers) if (!callsBefore.has(key)) callsBefore.set(key, callsOf(key));
  };
  for (let kills = 0; !(await isOver()); kills += 1) {
    const next = since + (kills + 1) * everyKill;
    await eventually(async () => {
      await noteAnswered();
      return model.calls.length >= next || (await isOver());
    });
    await doomed.kill();
    await noteAnswered();
    [doomed, survivor] = [survivor, await restart(doomed)];
  }
  expect(await settled(person, id)).toMatchObject({
    reportStatus: "complete",
    completedSections: reportSections.length,
  });
  expect(callsBefore.size).toBeGreaterThan(0);
  expect([...callsBefore].filter(([key, before]) => callsOf(key) > before)).toEqual([]);
});

test("when one of two servers dies, the other finishes its report, and a browser on it sees every event", {
  timeout: 300_000,
}, async () => {
  const [doomed, survivor] = await Promise.all([startServer(), startServer()]);
  const person = await signUpOverHttp(doomed.url, databaseCode(database.url));
  const conceptId = await saveFirstConcept(person, await plantAnsweredSeed(person));
  const onSurvivor = callerOf(survivor.url, person.token);
  const { ticket } = (await onSurvivor.call("POST v1/realtime/ticket")).body;
  const socket = new WebSocket(`${survivor.url.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
  const events: { type: string; data: { eventType: string; completedSections: number } }[] = [];
  socket.addEventListener("message", (message) => events.push(JSON.parse(String(message.data))));
  await eventually(async () => socket.readyState === WebSocket.OPEN);

  const deadly = hangAt({ task: "startups" });
  await person.call("POST v1/concept/{id}/generate", { params: { id: conceptId } });
  await deadly.arrives();
  await doomed.kill();
  const concept = await settled(onSurvivor, conceptId);
  expect(concept.reportStatus).toBe("complete");
  await eventually(async () => events.some((event) => event.data?.eventType === "completed"));
  const completed = events.filter(
    (event) =>
      event.type === "concept.workflow.update.account" && ["progress", "completed"].includes(event.data.eventType),
  );
  expect(completed.map((event) => event.data.completedSections)).toEqual([1, 2, 3, 4, 5, 6]);
  socket.close();
});

test("[S2.2.3-27] an upgrade of the overview outlives the death of its server, and comes with the overview", {
  timeout: 300_000,
}, async () => {
  const server = await startServer();
  const person = await signUpOverHttp(server.url, databaseCode(database.url));
  const id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  await settled(person, id);
  await person.call("PATCH v1/concept/{id}/", {
    params: { id },
    body: { featureVersions: { conceptOverview: "v1" } },
  });
  const deadly = hangAt({ task: "overview" });
  await person.call("POST v2/concept/{id}/overview/generate", { params: { id }, body: { conceptOverview: "v3" } });
  await deadly.arrives();
  await server.kill();
  const observer = await connect();
  const stored = await observer.query("select feature_versions ->> 'conceptOverview' as form from concepts");
  expect(stored.rows).toEqual([{ form: "v1" }]);
  await restart(server);
  expect(await settled(person, id)).toMatchObject({
    reportStatus: "complete",
    featureVersions: { conceptOverview: "v3" },
  });
});
