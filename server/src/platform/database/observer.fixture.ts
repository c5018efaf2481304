import pg from "pg";
import { inject } from "vitest";
import type { Database } from "./database.ts";

/** The address of a test's database for its administrator, who sees the rows of all companies. */
export function administratorUrl(databaseUrl: string): string {
  const administrator = new URL(inject("databaseAdministratorUrl"));
  administrator.pathname = new URL(databaseUrl).pathname;
  return administrator.href;
}

/** The database as a test looks at it and arranges it: what it asks of `pool`, the administrator asks. The server goes on with its own connections. */
export function observed(database: Database, databaseUrl: string): Database {
  const pool = new pg.Pool({ connectionString: administratorUrl(databaseUrl), allowExitOnIdle: true });
  pool.on("error", () => undefined);
  return {
    ...database,
    pool,
    async close() {
      await Promise.all([database.close(), pool.end()]);
    },
  };
}
