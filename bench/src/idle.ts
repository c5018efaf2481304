import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedPostgres } from "@seedbed/server/src/platform/database/embedded/start-embedded-postgres";
import { startDatabaseProxy } from "@seedbed/server/test-support/database-proxy";
import { spawnServer } from "@seedbed/server/test-support/spawned-server";
import type { Measurement } from "./measurement.ts";
import { processorTime } from "./processor-time.ts";

/** In its first minute the workflow engine looks every second for schedules, of which there are none. */
const untilIdle = 65_000;
const watched = 30_000;

/** What a server asks of its database, and works (on Linux), while nobody uses it, a second. */
export async function measureIdle(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
  const proxy = await startDatabaseProxy(postgres.url);
  const server = await spawnServer({ databaseUrl: proxy.url, dataDir: folder });
  try {
    await pause(untilIdle);
    proxy.statements.length = 0;
    const before = await processorTime(server.pid);
    await pause(watched);
    const worked = (await processorTime(server.pid)) - before;
    const perSecond = 1_000 / watched;
    return [
      { name: "idle: statements a second", value: proxy.statements.length * perSecond, unit: "statements", limit: 3 },
      { name: "idle: processor time a second", value: worked * perSecond, unit: "ms", limit: 10 },
    ];
  } finally {
    await server.stop();
    await proxy.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
