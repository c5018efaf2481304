import { randomBytes } from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import pg from "pg";
import { clientsOf, endPool } from "../../../platform/database/end-pool.ts";
import { secondFactorSchemaSql } from "./second-factor/second-factor-schema.ts";
import { sessionSchemaSql } from "./sessions/session-schema.ts";

const lockKey = 7_336_452_010;
const schema = "auth";

export interface IdentityPool {
  pool: pg.Pool;
  end(): Promise<void>;
}

/** Connections that see the identity provider's schema and no other, so that none of its tables can be mistaken for ours. */
export function openIdentityPool(databaseUrl: string, onError: (error: Error) => void): IdentityPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c search_path=${schema}`,
    application_name: "seedbed-identity",
    max: 8,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 300_000,
  });
  const clients = clientsOf(pool);
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on("error", onError);
  return { pool, end: () => endPool(pool, clients) };
}

/**
 * Makes the provider's schema, the secret all servers of this database share, and the tables for the options made with that
 * secret; gives the options back. Safe when several servers start at once: one works, the others wait.
 */
export async function prepareIdentityDatabase<Options extends BetterAuthOptions>(
  pool: pg.Pool,
  optionsFor: (secret: string) => Options,
): Promise<Options> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(`create schema if not exists ${schema}`);
    const options = optionsFor(await sharedSecret(client));
    const { runMigrations } = await getMigrations(options);
    await runMigrations();
    await client.query(sessionSchemaSql);
    await client.query(secondFactorSchemaSql);
    return options;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockKey]).catch(() => undefined);
    client.release();
  }
}

async function sharedSecret(client: pg.PoolClient): Promise<string> {
  await client.query(
    "create table if not exists server_secret (single boolean primary key default true check (single), secret text not null)",
  );
  await client.query("insert into server_secret (secret) values ($1) on conflict do nothing", [
    randomBytes(32).toString("base64url"),
  ]);
  const { rows } = await client.query<{ secret: string }>("select secret from server_secret");
  const secret = rows[0]?.secret;
  if (!secret) throw new Error("the identity provider's secret could not be stored");
  return secret;
}
