import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { type ResearchPages, startResearchPages } from "#test-support/research-pages/start-research-pages.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { administratorUrl } from "../../../platform/database/observer.fixture.ts";
import { settled } from "../report.fixture.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: ModelServer;
let pages: ResearchPages;
let observer: pg.Client;
let server: SpawnedServer;

beforeEach(async () => {
  [database, model, pages] = await Promise.all([
    createTestDatabase(inject("databaseServerUrl")),
    startModelServer(),
    startResearchPages(),
  ]);
  observer = new pg.Client({ connectionString: administratorUrl(database.url) });
  await observer.connect();
});
afterEach(async () => {
  await server.kill();
  await removeDataDir(server.dataDir);
  await observer.end();
  await Promise.all([model.close(), pages.close()]);
  await database.drop();
});

const start = (killed?: SpawnedServer) =>
  spawnServer({
    ...(killed && { port: killed.port, dataDir: killed.dataDir }),
    databaseUrl: database.url,
    env: {
      AI_MODEL: "openai-compatible/scripted",
      AI_BASE_URL: model.url,
      AI_API_KEY: "scripted",
      RESEARCH: "searxng",
      RESEARCH_URL: pages.url,
      RESEARCH_TRUSTED_HOSTS: pages.trustedHosts.join(","),
      PUBLIC_URL: "http://127.0.0.1:4000",
    },
  });

/** How often each search and each page was asked for. */
function asked(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { host, path } of pages.hits()) {
    const query = new URL(path, "http://x").searchParams.get("q");
    const name = query ?? `http://${host}${path}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** What is kept, and how often it had been asked for by then. */
async function readKept(): Promise<Map<string, number>> {
  const { rows } = await observer.query<{ name: string }>(
    "select address as name from kept_pages union all select query from kept_searches",
  );
  const counts = asked();
  return new Map(rows.map(({ name }) => [name, counts.get(name) ?? 0]));
}

test("however often the server dies while it looks things up, nothing that is kept is asked for again and the report is completed", {
  timeout: 400_000,
}, async () => {
  server = await start();
  const person = await signUpOverHttp(server.url, databaseCode(database.url));
  const id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  const kept = new Map<string, number>();
  const killAndMend = async () => {
    await server.kill();
    for (const [name, count] of await readKept()) if (!kept.has(name)) kept.set(name, count);
    pages.setPages("works");
    await pages.setSearch("works");
  };
  const isHanging = () => eventually(async () => pages.hanging() > 0, 120);
  // Whichever server comes to write, it does not come to an end.
  model.script({ task: "trends" }, { kind: "hang" });

  // While it searches.
  await pages.setSearch("hangs", 1);
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  await isHanging();
  await killAndMend();
  const afterSearch = kept.size;

  // While it reads: at the first pages, and further on.
  for (const calls of [4, 12]) {
    pages.setPages("hang", calls);
    server = await start(server);
    await isHanging();
    await eventually(async () => (await readKept()).size > kept.size, 120);
    await killAndMend();
  }
  expect(kept.size).toBeGreaterThan(afterSearch + 1);

  // While it writes from what was found.
  const before = model.calls.length;
  server = await start(server);
  await eventually(async () => model.calls.slice(before).some(({ task }) => task === "trends"), 120);
  await killAndMend();

  model.script({ task: "trends" }, { kind: "slow", latencyMs: 0 });
  server = await start(server);
  expect(await settled(person, id)).toMatchObject({ reportStatus: "complete" });
  const after = asked();
  expect([...kept].filter(([name, count]) => (after.get(name) ?? 0) > count)).toEqual([]);
  expect(model.calls.filter(({ task }) => task === "research_questions").length).toBe(1);
  const { body } = await person.call("GET v1/concept/{id}/research", { params: { id } });
  expect(body.progress).toMatchObject({ isRunning: false, asked: 10, questions: 10, ended: null });
  // Nothing is lost: what is kept is told of, and what is quoted is kept.
  const { rows } = await observer.query<{ id: string }>("select id from kept_pages");
  const told = new Set(body.progress?.pages.map(({ source }) => source));
  expect(rows.filter((row) => !told.has(row.id))).toEqual([]);
});
