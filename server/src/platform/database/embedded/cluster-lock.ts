import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../../startup-error.ts";

/** Any fixed number; it only has to differ from other advisory locks in the database `postgres`. */
const LOCK_KEY = 0x5eedbed;
/** A killed server's connection is closed by the system at once, and PostgreSQL notices within milliseconds. */
const RELEASE_MS = 1_500;

/** A connection, not opened yet, for the database's own administrator. Whoever holds it listens to its "end". */
export function connectionForAdministrator(socketDir: string, password: string): pg.Client {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: "postgres",
    password,
    database: "postgres",
    ssl: false,
    application_name: `seedbed-owner-${process.pid}`,
  });
  // A cut connection also ends the client, which is what the owner listens to.
  client.on("error", () => {});
  return client;
}

/**
 * Takes the data folder for this process. The lock belongs to the connection, so it ends with the process however that
 * ends, and can never be stale.
 * @throws StartupError when another Seedbed holds it
 */
export async function takeLock(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + RELEASE_MS;
  while (!(await tryLock(client))) {
    if (Date.now() > deadline) {
      throw new StartupError(
        `Another Seedbed is already running on the data folder ${dataDir}: stop it first or start with another DATA_DIR.`,
      );
    }
    await pause(25);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK_KEY]);
  return rows[0]?.taken === true;
}
