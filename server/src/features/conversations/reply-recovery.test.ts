import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { storePersonas } from "#test-support/model-server/personas/stored-personas.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { databaseCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { observed } from "../../platform/database/observer.fixture.ts";
import { messagesOf, openTab } from "./conversations.fixture.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let model: ModelServer;
let server: SpawnedServer | undefined;

beforeEach(async () => {
  [database, model] = await Promise.all([createTestDatabase(inject("databaseServerUrl")), startModelServer()]);
});
afterEach(async () => {
  await server?.kill();
  if (server) await removeDataDir(server.dataDir);
  await model.close();
  await database.drop();
});

const start = (again: Partial<Pick<SpawnedServer, "port" | "dataDir">> = {}) =>
  spawnServer({
    ...again,
    databaseUrl: database.url,
    env: { AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: model.url, AI_API_KEY: "scripted" },
  });

test("a question whose server is killed while it is answered is kept, and has one answer after the restart", {
  timeout: 120_000,
}, async () => {
  server = await start();
  const person = await signUpOverHttp(server.url, databaseCode(database.url));
  const own = observed(openDatabase({ url: database.url }), database.url);
  const { rows } = await own.pool.query<{ account: string; user: string }>(
    'select account_id as account, id as "user" from users',
  );
  const member = { accountId: rows[0]?.account ?? "", userId: rows[0]?.user ?? "" };
  const { conceptUuid, profiles } = await storePersonas({ database: own }, member, 1);
  await own.close();
  const to = { conceptUuid, customerProfileUuid: profiles[0]?.uuid ?? "" };

  model.script({ task: "persona_reply", call: 1 }, { kind: "hang", afterChunks: 3 });
  const tab = await openTab(server.url, person);
  const first = tab.start(to, "What contractor deliveries do you use?", randomUUID());
  const sessionId = await tab.session(first);
  const second = tab.say({ ...to, sessionId }, "Who decides with you?");
  await eventually(async () => model.calls.length === 1 && (await messagesOf(person, sessionId)).length === 3);
  await server.kill();

  server = await start({ port: server.port, dataDir: server.dataDir });
  const after = await openTab(server.url, person);
  // A browser that has heard nothing of a message sends it again; the one that no browser knows any more is answered, too.
  after.start(to, "What contractor deliveries do you use?", first);
  const replies = [await after.reply(first), await after.reply(second)];
  after.say({ ...to, sessionId }, "Who decides with you?", second);
  await eventually(
    async () => after.told("customer.profile.chat").filter(({ replyTo }) => replyTo === second).length === 2,
  );
  const messages = await messagesOf(person, sessionId);
  expect(messages.map(({ uuid }) => uuid).slice(1)).toEqual([first, replies[0]?.uuid, second, replies[1]?.uuid]);
  expect(messages.map(({ content }) => content).slice(1)).toEqual([
    "What contractor deliveries do you use?",
    "Uses contractor deliveries for $340 a month.",
    "Who decides with you?",
    "Decides with the landlord.",
  ]);
  await after.socket.close();
});
