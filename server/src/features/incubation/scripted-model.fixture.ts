import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { TestSocket } from "../../platform/realtime/realtime.fixture.ts";
import { openSocket } from "./incubation.fixture.ts";

interface ScriptedIncubation {
  model: ModelServer;
  server: TestServer;
  ada: TestPerson;
  socket: TestSocket;
  /** A new answered seed for each test. */
  seedId: string;
}

/**
 * What tests of incubation with a model begin with: a server whose model is scripted, a person with a socket, and a new answered seed for
 * each test. Call it once in a file; what it gives is there when a test begins.
 */
export function setUpScriptedModel() {
  const here = {} as ScriptedIncubation;
  beforeAll(async () => {
    here.model = await startModelServer();
    here.server = await startTestServer({
      ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: here.model.url, apiKey: "scripted" },
    });
    here.ada = await here.server.signUp();
    here.socket = await openSocket(here.server, here.ada);
  });
  afterAll(async () => {
    await here.socket.close();
    await here.server.stop();
    await here.model.close();
  });
  beforeEach(async () => {
    here.seedId = await plantAnsweredSeed(here.ada);
  });
  afterEach(() => here.model.reset());

  const callsOf = (task: string) => here.model.calls.filter((call) => call.task === task);
  const promptOf = (call: ReturnType<typeof callsOf>[number] | undefined) =>
    call?.messages.map(({ text }) => text).join("\n") ?? "";
  const hang = (task: string) => here.model.script({ task, call: 1 }, { kind: "hang", afterChunks: 8 });
  return { here, callsOf, promptOf, hang };
}
