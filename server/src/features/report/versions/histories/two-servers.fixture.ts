import pg from "pg";
import { inject } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { administratorUrl } from "../../../../platform/database/observer.fixture.ts";
import { scriptedEditor } from "./scripted-editor.fixture.ts";

/** Two servers on one database, of which one dies again and again, with a scripted model and two people of a company. */
export interface TwoServers {
  /** The one that lives. */
  server: TestServer;
  people: readonly [TestPerson, TestPerson];
  model: ModelServer;
  /** The one that dies: started when it is wanted. */
  mortal(): Promise<SpawnedServer>;
  /** Ends it without any warning, and waits until nothing of it is left in the database. */
  kill(): Promise<void>;
  /** Calls at the mortal server, which dies as soon as anybody waits to write this table, or else with the answer; undefined when that did not arrive. */
  callDying<Answer>(
    person: TestPerson,
    table: string,
    call: (at: TestPerson) => Promise<Answer>,
  ): Promise<Answer | undefined>;
  stop(): Promise<void>;
}

const nameOfDying = "seedbed-mortal";

export async function startTwoServers(): Promise<TwoServers> {
  const database = await createTestDatabase(inject("databaseServerUrl"));
  const model = await startModelServer({ answers: scriptedEditor });
  const server = await startTestServer({
    databaseUrl: database.url,
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  const ada = await server.signUp();
  const ben = await server.signUp({ accountId: ada.accountId, firstName: "Ben", lastName: "Okafor" });
  const client = new pg.Client({ connectionString: administratorUrl(database.url) });
  await client.connect();
  let running: SpawnedServer | undefined;
  let dataDir: string | undefined;

  const marked = new URL(database.url);
  marked.searchParams.set("application_name", nameOfDying);
  const mortal = async () => {
    running ??= await spawnServer({
      ...(dataDir ? { dataDir } : {}),
      databaseUrl: marked.href,
      env: {
        AI_MODEL: "openai-compatible/scripted",
        AI_BASE_URL: model.url,
        AI_API_KEY: "scripted",
        // Servers that share a database are reached under one address.
        PUBLIC_URL: server.url,
      },
    });
    dataDir = running.dataDir;
    return running;
  };
  const isFree = async () =>
    (
      await client.query("select from pg_stat_activity where datname = current_database() and application_name = $1", [
        nameOfDying,
      ])
    ).rowCount === 0;
  const kill = async () => {
    await running?.kill();
    running = undefined;
  };
  const holdsAnyoneUp = async () =>
    ((await client.query("select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))"))
      .rowCount ?? 0) > 0;

  return {
    server,
    people: [ada, ben],
    model,
    mortal,
    async kill() {
      await kill();
      await eventually(isFree);
    },
    async callDying(person, table, call) {
      const { url } = await mortal();
      await client.query("begin");
      await client.query(`lock table ${table} in share row exclusive mode`);
      let isAnswered = false;
      const calling = call({ ...person, ...callerOf(url, person.token) }).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      void calling.finally(() => {
        isAnswered = true;
      });
      await eventually(async () => isAnswered || (await holdsAnyoneUp()));
      await kill();
      await client.query("rollback");
      await eventually(isFree);
      const outcome = await calling;
      if ("answer" in outcome) return outcome.answer;
      // The connection ended with the server.
      if (outcome.error instanceof TypeError) return undefined;
      throw outcome.error;
    },
    async stop() {
      await kill();
      if (dataDir) await removeDataDir(dataDir);
      await client.end();
      await server.stop();
      await model.close();
      await database.drop();
    },
  };
}
