import { randomInt } from "node:crypto";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";

const kills = 20;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: Awaited<ReturnType<typeof startModelServer>>;
const running: SpawnedServer[] = [];

beforeEach(async () => {
  database = await createTestDatabase(inject("databaseServerUrl"));
  model = await startModelServer({ latencyMs: 150 });
});

afterEach(async () => {
  for (const server of running.splice(0)) {
    await server.kill();
    await removeDataDir(server.dataDir);
  }
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

/** Keys of the task answers that are stored: calls that count as finished. */
async function keptAnswers(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<{ key: string }>("select key from task_answers")).rows.map((row) => row.key);
  } finally {
    await client.end();
  }
}

test(`a report that is killed ${kills} times completes, and no finished call is made again`, {
  timeout: 600_000,
}, async () => {
  let server = await startServer();
  const person = await signUpOverHttp(server.url, databaseCode(database.url));
  // Reports to kill the server in: when one is complete, the next one starts.
  const waiting: string[] = [];
  for (let count = 0; count < 7; count += 1)
    waiting.push(await saveFirstConcept(person, await plantAnsweredSeed(person)));
  const ordered: string[] = [];
  const statusOf = async (id: string) => {
    const { body } = await callerOf(server.url, person.token).call("GET v1/concept/{id}/", { params: { id } });
    return body.reportStatus;
  };
  const keepWriting = async () => {
    const current = ordered.at(-1);
    if (current && (await statusOf(current)) === "pending") return;
    const next = waiting.shift();
    if (!next) return;
    ordered.push(next);
    await callerOf(server.url, person.token).call("POST v1/concept/{id}/generate", { params: { id: next } });
  };

  const callsBefore = new Map<string, number>();
  const callsOf = (key: string) => model.calls.filter((call) => call.idempotencyKey === key).length;
  for (let round = 0; round < kills; round += 1) {
    await keepWriting();
    const seen = model.calls.length;
    await eventually(async () => model.calls.length > seen);
    await new Promise((resolve) => setTimeout(resolve, randomInt(0, 350)));
    await server.kill();
    running.splice(0);
    for (const key of await keptAnswers()) if (!callsBefore.has(key)) callsBefore.set(key, callsOf(key));
    server = await startServer({ port: server.port, dataDir: server.dataDir });
  }
  const caller = callerOf(server.url, person.token);
  for (const id of ordered) await eventually(async () => (await statusOf(id)) !== "pending", 90);
  const params = { id: ordered[0] ?? "" };
  const concept = (await caller.call("GET v1/concept/{id}/", { params })).body;

  expect(concept.reportStatus).toBe("complete");
  expect(concept.completedSections).toBe(6);
  const profiles = (await caller.call("GET v2/concept/{id}/customer-profile", { params })).body.results;
  expect(new Set(profiles.map((profile) => profile.segment)).size).toBe(profiles.length);
  const assumptions = (await caller.call("GET v2/concept/{id}/key-assumptions", { params, query: { page_size: 100 } }))
    .body.results;
  expect(new Set(assumptions.map((assumption) => assumption.statement)).size).toBe(assumptions.length);
  expect((await caller.call("GET v2/concept/{id}/overview", { params })).status).toBe(200);
  for (const id of ordered) expect(await statusOf(id)).toBe("complete");
  expect(callsBefore.size).toBeGreaterThan(0);
  expect([...callsBefore].filter(([key, before]) => callsOf(key) > before)).toEqual([]);
});

test("when one of two servers dies, the other finishes its report, and a browser on it sees every event", {
  timeout: 300_000,
}, async () => {
  const [doomed, survivor] = [await startServer(), await startServer()];
  const person = await signUpOverHttp(doomed.url, databaseCode(database.url));
  const conceptId = await saveFirstConcept(person, await plantAnsweredSeed(person));
  const onSurvivor = callerOf(survivor.url, person.token);
  const { ticket } = (await onSurvivor.call("POST v1/realtime/ticket")).body;
  const socket = new WebSocket(`${survivor.url.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
  const events: { type: string; data: { eventType: string; completedSections: number } }[] = [];
  socket.addEventListener("message", (message) => events.push(JSON.parse(String(message.data))));
  await eventually(async () => socket.readyState === WebSocket.OPEN);

  await person.call("POST v1/concept/{id}/generate", { params: { id: conceptId } });
  await eventually(async () => events.some((event) => event.data?.completedSections >= 1), 60);
  await doomed.kill();
  const concept = await eventually(async () => {
    const { body } = await onSurvivor.call("GET v1/concept/{id}/", { params: { id: conceptId } });
    return body.reportStatus === "pending" ? undefined : body;
  }, 60);
  expect(concept.reportStatus).toBe("complete");
  await eventually(async () => events.some((event) => event.data?.eventType === "completed"));
  const completed = events.filter(
    (event) =>
      event.type === "concept.workflow.update.account" && ["progress", "completed"].includes(event.data.eventType),
  );
  expect(completed.map((event) => event.data.completedSections)).toEqual([1, 2, 3, 4, 5, 6]);
  socket.close();
});
