import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { TestSocket } from "../../platform/realtime/realtime.fixture.ts";
import { openSocket } from "./incubation.fixture.ts";

/*
 * What tests of incubation with a model begin with: a server whose model is scripted, a person with a socket, and a new answered seed for
 * each test. Importing it sets it up.
 */

export let model: ModelServer;
export let server: TestServer;
export let ada: TestPerson;
export let socket: TestSocket;
export let seedId: string;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  ada = await server.signUp();
  socket = await openSocket(server, ada);
});
afterAll(async () => {
  await socket.close();
  await server.stop();
  await model.close();
});
beforeEach(async () => {
  seedId = await plantAnsweredSeed(ada);
});
afterEach(() => model.reset());

export const callsOf = (task: string) => model.calls.filter((call) => call.task === task);
export const promptOf = (call: ReturnType<typeof callsOf>[number] | undefined) =>
  call?.messages.map(({ text }) => text).join("\n") ?? "";
export const hang = (task: string) => model.script({ task, call: 1 }, { kind: "hang", afterChunks: 8 });
