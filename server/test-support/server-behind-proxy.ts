import { afterAll, beforeAll, inject } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "./database-proxy.ts";
import { createTestDatabase } from "./database-server.ts";
import { type ModelServer, startModelServer } from "./model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "./test-server.ts";

interface BehindProxy {
  /** The address of the database itself. */
  databaseUrl: string;
  proxy: DatabaseProxy;
  model: ModelServer;
  server: TestServer;
  person: TestPerson;
}

/**
 * One server for the tests of a file, whose database can be away and whose model is scripted, and a person there. It looks for its database
 * every few milliseconds. What this gives is there when a test begins.
 */
export function setUpServerBehindProxy(): BehindProxy {
  const here = {} as BehindProxy;
  let home: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    [home, here.model] = await Promise.all([createTestDatabase(inject("databaseServerUrl")), startModelServer()]);
    here.databaseUrl = home.url;
    here.proxy = await startDatabaseProxy(home.url);
    here.server = await startTestServer({
      databaseUrl: here.proxy.url,
      outagePauses: { first: 10, longest: 100, silence: 1_000 },
      ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: here.model.url, apiKey: "scripted" },
    });
    here.person = await here.server.signUp();
  });
  afterAll(async () => {
    await here.proxy.restore();
    await here.server.stop();
    await here.model.close();
    await here.proxy.close();
    await home.drop();
  });
  return here;
}
