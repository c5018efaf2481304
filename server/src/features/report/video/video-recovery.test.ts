import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { createFilmPrograms, type ScriptedPrograms } from "#test-support/film/film-programs.ts";
import { type SpeechServer, spokenWav, startSpeechServer } from "#test-support/model-server/speech-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { administratorUrl } from "../../../platform/database/observer.fixture.ts";
import { settled } from "../report.fixture.ts";
import { fetched, generate, settledVideo } from "./video.fixture.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let programs: ScriptedPrograms;
let speech: SpeechServer;
let server: SpawnedServer;
let observer: pg.Client;

beforeAll(async () => {
  [database, programs, speech] = await Promise.all([
    createTestDatabase(inject("databaseServerUrl")),
    createFilmPrograms(),
    startSpeechServer(),
  ]);
  observer = new pg.Client({ connectionString: administratorUrl(database.url) });
  await observer.connect();
  server = await start();
});
afterAll(async () => {
  await server.kill();
  await removeDataDir(server.dataDir);
  await observer.end();
  await Promise.all([database.drop(), programs.remove(), speech.stop()]);
});

const start = (again: { port?: number; dataDir?: string } = {}) =>
  spawnServer({
    ...again,
    databaseUrl: database.url,
    env: {
      FFMPEG: programs.programs.ffmpeg,
      ESPEAK_NG: "none",
      AI_SPEECH_MODEL: "openai-compatible/kokoro",
      AI_SPEECH_BASE_URL: speech.url,
      PUBLIC_URL: "http://127.0.0.1:4000",
    },
  });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a killed server goes on with its video: what was said is not asked for again, its programs end with it, and the video is completed once", {
  timeout: 300_000,
}, async () => {
  const person = await signUpOverHttp(server.url, databaseCode(database.url));
  const id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await person.call("POST v1/concept/{id}/generate", { params: { id } });
  await settled(person, id);

  // It dies while something is said.
  const calls = speech.calls.length;
  const hangAt = 5;
  for (let call = 1; call < hangAt; call += 1) speech.manners.push({ kind: "sound", content: spokenWav });
  speech.manners.push({ kind: "hang" });
  const { body: ordered } = await generate(person, id);
  await eventually(async () => speech.calls.length === calls + hangAt);
  await server.kill();
  // Again, while ffmpeg makes the film.
  await programs.behave("ffmpeg", "hang");
  server = await start({ port: server.port, dataDir: server.dataDir });
  await eventually(async () => (await programs.hanging()).length === 1);
  await server.kill();
  const [ffmpeg = 0] = await programs.hanging();
  await eventually(async () => !isAlive(ffmpeg));
  await programs.behave("ffmpeg", "make");
  server = await start({ port: server.port, dataDir: server.dataDir });

  const video = await settledVideo(person, id);
  expect(video).toMatchObject({ status: "completed", uuid: ordered.uuid, voice: "model", madeBy: "server" });
  expect((await fetched({ url: server.url, token: person.token }, video.conceptVideoUrl ?? "")).status).toBe(200);
  const told = await observer.query<{ type: string }>(
    "select type from outbox where type like 'concept.video.generation.%' and type not like '%.progress' order by seq",
  );
  expect(told.rows.map(({ type }) => type)).toEqual([
    "concept.video.generation.started",
    "concept.video.generation.completed",
  ]);
  const asked = Map.groupBy(speech.calls, ({ headers }) => String(headers["idempotency-key"]));
  const twice = [...asked].filter(([, ofKey]) => ofKey.length > 1);
  // The one that hung when its server died, and none of those that were answered.
  expect(twice.map(([, ofKey]) => ofKey.length)).toEqual([2]);
});
