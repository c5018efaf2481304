import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DBOS } from "@dbos-inc/dbos-sdk";
import pg from "pg";
import { databaseErrorCode } from "../src/platform/database/database.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { eventually } from "./eventually.ts";

/** A run holds a few databases of about 12 MB each at a time, and what is written ahead for all of them. */
const roomNeeded = 3 * 2 ** 30;
const templateName = "seedbed_template";

/** The address of another database on the same PostgreSQL. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** A folder in memory with room for the databases of a run; undefined where there is none. Every test file copies some seven hundred files. */
async function roomyMemory(): Promise<string | undefined> {
  const folder = "/dev/shm";
  const room = await statfs(folder).catch(() => undefined);
  return room && room.bavail * room.bsize > roomNeeded ? folder : undefined;
}

/** A disposable PostgreSQL with a migrated template database, from which each test file copies its own. */
export async function startDatabaseServer(): Promise<{
  url: string;
  administratorUrl: string;
  stop(): Promise<void>;
}> {
  const folder = await mkdtemp(join((await roomyMemory()) ?? tmpdir(), "seedbed-test-"));
  // For root, PostgreSQL is run by somebody else, who must find the way.
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
  const administrator = new pg.Client({ connectionString: server.url });
  await administrator.connect();
  await administrator.query(`create database ${templateName}`);
  const template = databaseUrl(server.url, templateName);
  const pool = new pg.Pool({ connectionString: template });
  await migrate(pool);
  await pool.end();
  await DBOS.migrate(template);
  await administrator.query(`alter database ${templateName} with is_template true allow_connections false`);
  await administrator.end();
  return {
    url: server.url,
    administratorUrl: server.administratorUrl,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the template into a new database and gives its address. */
export async function createTestDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  const administered = async <Result>(work: (client: pg.Client) => Promise<Result>) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  await administered((client) => client.query(`create database ${name} template ${templateName} strategy file_copy`));
  const isLeft = async (client: pg.Client) =>
    (await client.query("select from pg_stat_activity where datname = $1", [name])).rowCount === 0;
  const drop = (how = "") => administered((client) => client.query(`drop database if exists ${name} ${how}`));
  const dropWhole = async () => {
    // A connection that is just closing would be cut by force, with nobody left who listens to that.
    await administered((client) => eventually(() => isLeft(client), 1)).catch(() => undefined);
    // The server's own housekeeping cannot be ended by force, but it gives way when no force is used.
    await drop("with (force)").catch((error: unknown) =>
      databaseErrorCode(error) === "42501" ? drop() : Promise.reject(error),
    );
  };
  return { url: databaseUrl(serverUrl, name), drop: dropWhole };
}
