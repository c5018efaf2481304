import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { generate, settled } from "./incubation.fixture.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: ModelServer;
let server: SpawnedServer;

const start = (options: { port?: number; dataDir?: string } = {}) =>
  spawnServer({
    ...options,
    databaseUrl: database.url,
    env: { AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: model.url, AI_API_KEY: "scripted" },
  });

beforeEach(async () => {
  database = await createTestDatabase(inject("databaseServerUrl"));
  model = await startModelServer();
  server = await start();
});
afterEach(async () => {
  await server.kill();
  await removeDataDir(server.dataDir);
  await model.close();
  await database.drop();
});

test("a generation whose server is killed is finished by the next, and stored once", { timeout: 120_000 }, async () => {
  const person = await signUpOverHttp(server.url, databaseCode(database.url));
  const seedId = await plantAnsweredSeed(person);
  model.script({ task: "generate_concepts", call: 1 }, { kind: "hang", afterChunks: 5 });
  const started = await generate(person, seedId);
  await expect.poll(() => model.calls.filter(({ task }) => task === "generate_concepts").length).toBe(1);
  await server.kill();
  server = await start({ port: server.port, dataDir: server.dataDir });

  const caller = callerOf(server.url, person.token);
  const seed = await settled(caller, seedId);
  expect(seed.generation.status).toBe("idle");
  expect(seed.cachedConcepts.map(({ generationOrder }) => generationOrder)).toEqual([1, 2, 3, 4]);
  const calls = model.calls.filter(({ task }) => task === "generate_concepts");
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey?.includes(started.body.workflowUuid)))).toEqual(
    new Set([true]),
  );
});
