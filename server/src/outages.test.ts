import { setTimeout as pause } from "node:timers/promises";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { type Answer, type Caller, callerOf } from "#test-support/caller.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#test-support/database-proxy.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { administratorUrl } from "./platform/database/observer.fixture.ts";

/** As short as they can be, but for `OUTAGE_SECONDS=120` in a nightly run. */
const lengthOfOutages = Number(process.env.OUTAGE_SECONDS ?? 0) * 1_000;
let home: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: DatabaseProxy;
let model: ModelServer;
const running: SpawnedServer[] = [];

beforeEach(async () => {
  [home, model] = await Promise.all([createTestDatabase(inject("databaseServerUrl")), startModelServer()]);
  proxy = await startDatabaseProxy(home.url);
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await Promise.all(running.splice(0).map((server) => removeDataDir(server.dataDir)));
  await model.close();
  await proxy.close();
  await home.drop();
});

async function startServer(): Promise<SpawnedServer> {
  const server = await spawnServer({
    databaseUrl: proxy.url,
    env: {
      AI_MODEL: "openai-compatible/scripted",
      AI_BASE_URL: model.url,
      AI_API_KEY: "scripted",
      AI_CONCURRENCY: "2",
      PUBLIC_URL: "http://127.0.0.1:4000",
    },
  });
  running.push(server);
  return server;
}

/** What a person does who is told that the server is busy: the same again, until it is done. */
async function untilDone<Body>(send: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  return eventually(
    async () => {
      const answer = await send();
      if (answer.status !== 503) return answer;
      expect(answer.body).toEqual({
        code: "unavailable",
        detail: "The server is busy. Nothing was lost; try again in a moment.",
      });
    },
    60 + lengthOfOutages / 1_000,
  );
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status);

/** A person's socket, with what it was told. */
async function listenAt(url: string, token: string) {
  const { ticket } = (await callerOf(url, token).call("POST v1/realtime/ticket")).body;
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
  const told: { id: string; seq?: number; type: string; data: { seq?: number } }[] = [];
  socket.addEventListener("message", (message) => told.push(JSON.parse(String(message.data))));
  await eventually(async () => told[0]?.type === "ready");
  const since = told[0]?.data.seq ?? 0;
  return { since, durable: () => told.slice(1).filter(({ seq }) => seq !== undefined), close: () => socket.close() };
}

/** Lets the database be away, beginning while the model answers, until every server has noticed. */
async function away(servers: SpawnedServer[], meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
  const calls = model.calls.length;
  await eventually(
    async () =>
      model.calls.length > calls || (await readAll("select from report_runs where status = 'running'")).length === 0,
  );
  await proxy.refuse();
  for (const { url } of servers) {
    await eventually(async () => (await statusOf(`${url}/readyz`)) === 503);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  }
  await meanwhile();
  await pause(lengthOfOutages);
  await proxy.restore();
  for (const { url } of servers) await eventually(async () => (await statusOf(`${url}/readyz`)) === 200);
}

async function readAll<Row extends pg.QueryResultRow>(question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: administratorUrl(home.url) });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

async function settledReport(person: Caller, id: string) {
  return eventually(async () => {
    const { status, body } = await person.call("GET v1/concept/{id}/", { params: { id } });
    return status === 200 && body.reportStatus !== "pending" ? body : undefined;
  });
}

const title = (person: Caller, id: string, wanted: string) =>
  person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: wanted } });

test.for([1, 2])(
  "three restarts of the database: %i servers finish reports, concepts, edits, sign-ups and events, each once",
  {
    timeout: 300_000 + 3 * lengthOfOutages,
  },
  async (count) => {
    const servers = await Promise.all(Array.from({ length: count }, startServer));
    const [first, last] = [servers[0], servers.at(-1)] as [SpawnedServer, SpawnedServer];
    const person = await signUpOverHttp(first.url, databaseCode(home.url));
    const atLast = callerOf(last.url, person.token);
    const report = await saveFirstConcept(person, await plantAnsweredSeed(person));
    const seed = await plantAnsweredSeed(atLast);
    const socket = await listenAt(last.url, person.token);

    expect((await person.call("POST v1/concept/{id}/generate", { params: { id: report } })).status).toBe(202);
    await away(servers, async () => {
      expect(await title(person, report, "Never")).toMatchObject({ status: 503, body: { code: "unavailable" } });
    });
    const generated = await untilDone(() =>
      atLast.call("POST v2/concept/incubation/seed/{id}/generate-concepts", { params: { id: seed }, body: {} }),
    );
    expect(generated.status).toBe(202);
    await away(servers, async () => {
      await expect(signUpOverHttp(last.url)).rejects.toThrow(/answered 503: .*The server is busy/);
    });
    const newcomer = await signUpOverHttp(last.url, databaseCode(home.url));
    const edited: Promise<Answer<unknown>>[] = [];
    await away(servers, async () => {
      const refused = await title(atLast, report, "Refill cellar");
      expect(refused.status).toBe(503);
      edited.push(untilDone(() => title(atLast, report, "Refill cellar")));
    });
    expect((await Promise.all(edited)).map(({ status }) => status)).toEqual([200]);

    expect(await settledReport(person, report)).toMatchObject({
      title: "Refill cellar",
      reportStatus: "complete",
      completedSections: reportSections.length,
    });
    const written = await eventually(async () => {
      const { body } = await atLast.call("GET v2/concept/seed/{id}", { params: { id: seed } });
      return body.generation.status === "running" ? undefined : body;
    });
    expect(written.generation.status).toBe("idle");
    expect(written.cachedConcepts.length).toBeGreaterThan(0);
    expect((await newcomer.call("GET v1/account")).status).toBe(200);

    const stored = await readAll<{ id: string }>(
      `select id from outbox where account_id = (select account_id from concepts limit 1) and seq > ${socket.since} order by seq`,
    );
    await eventually(async () => socket.durable().length >= stored.length);
    expect(socket.durable().map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expect(await readAll("select from report_sections where status <> 'complete'")).toEqual([]);
    const answered = model.calls.filter((call) => call.outcome === "answered").map((call) => call.idempotencyKey);
    expect(answered.filter((key, index) => answered.indexOf(key) !== index)).toEqual([]);
    for (const server of servers) {
      const said = [...server.output().matchAll(/the database is (away|back)/g)].map(([, what]) => what);
      expect(said).toEqual(["away", "back", "away", "back", "away", "back"]);
      expect(server.output()).not.toContain('"stack"');
    }
    socket.close();
  },
);
