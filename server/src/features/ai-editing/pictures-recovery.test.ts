import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { pngOf } from "#test-support/model-server/small-pictures.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { order, settled } from "../report/report.fixture.ts";
import { openEditingTab } from "./ai-editing.fixture.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: ModelServer;
let server: SpawnedServer;

beforeEach(async () => {
  [database, model] = await Promise.all([createTestDatabase(inject("databaseServerUrl")), startModelServer()]);
  server = await start("true");
});
afterEach(async () => {
  await server.kill();
  await removeDataDir(server.dataDir);
  await model.close();
  await database.drop();
});

const start = (takesPictures: "true" | "false", options: { port?: number; dataDir?: string } = {}) =>
  spawnServer({
    ...options,
    databaseUrl: database.url,
    env: {
      ...{ AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: model.url, AI_API_KEY: "scripted" },
      ...{ AI_TAKES_PICTURES: takesPictures, PUBLIC_URL: "http://127.0.0.1:4000" },
    },
  });

async function startAgain(takesPictures: "true" | "false") {
  const { port, dataDir } = server;
  await server.kill();
  server = await start(takesPictures, { port, dataDir });
}

test("a server that died sends the picture again with the message, and tells the person where its model takes none any more", {
  timeout: 600_000,
}, async () => {
  const ada = await signUpOverHttp(server.url, databaseCode(database.url));
  const conceptUuid = await saveFirstConcept(ada, await plantAnsweredSeed(ada));
  await order(ada, conceptUuid, "generate");
  await settled(ada, conceptUuid);
  model.reset();
  const bytes = pngOf(640, 480, "x".repeat(400_000));
  const media = { mediaData: bytes.toString("base64"), mimetype: "image/png", filename: "stand.png" };
  const answers = async () => {
    const { body } = await ada.call("GET v2/concept/{id}/ai-editing", { params: { id: conceptUuid } });
    return (body.session?.messages ?? []).filter(({ role }) => role === "assistant");
  };

  model.script({ task: "edit_report", call: 1 }, { kind: "hang" });
  const tab = await openEditingTab(server.url, ada);
  tab.start(conceptUuid, "What does it show?", { media });
  await eventually(async () => model.calls.length === 1);
  await startAgain("true");
  // The second call is answered.
  const [answer] = await eventually(async () => ((await answers()).length === 1 ? answers() : undefined));
  expect(answer).toMatchObject({ code: null, origin: "model" });
  const address = `data:image/png;base64,${media.mediaData}`;
  expect(model.calls.map(({ pictures }) => pictures.map((each) => each === address))).toEqual([[true], [true]]);

  model.script({ task: "edit_report", call: 1 }, { kind: "hang" });
  const later = await openEditingTab(server.url, ada);
  later.start(conceptUuid, "And now?", { media });
  await eventually(async () => model.calls.length === 3);
  await startAgain("false");
  const [refused] = await eventually(async () =>
    (await answers()).some(({ code }) => code !== null) ? answers() : undefined,
  );
  expect(refused).toMatchObject({
    code: "PICTURES_NOT_TAKEN",
    content: expect.stringContaining("Pictures cannot be read here"),
  });
  expect(model.calls).toHaveLength(3);
});
