import type { BetterAuthOptions } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import pg from "pg";
import { clientsOf, endPool } from "../../../../platform/database/end-pool.ts";
import { secondFactorSchemaSql } from "../second-factor/second-factor-schema.ts";
import { sessionSchemaSql } from "../sessions/session-schema.ts";
import { sealAnew } from "./seal-anew.ts";
import { forgetOwnSecret, type SealingKeys, type ServerSecrets, sealingKeys } from "./server-secrets.ts";

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
 * Makes the provider's schema, the secret all servers of this database share unless one is given, and the tables for the options made with
 * that; seals anew what was sealed with another; gives the options back. Safe when several servers start at once: one works, the others wait.
 */
export async function prepareIdentityDatabase<Options extends BetterAuthOptions>(
  pool: pg.Pool,
  given: ServerSecrets | undefined,
  optionsFor: (keys: SealingKeys) => Options,
): Promise<Options> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(`create schema if not exists ${schema}`);
    const keys = await sealingKeys(client, given);
    const options = optionsFor(keys);
    const { runMigrations } = await getMigrations(options);
    await runMigrations();
    await client.query(sessionSchemaSql);
    await client.query(secondFactorSchemaSql);
    await sealAnew(client, keys);
    await forgetOwnSecret(client, keys);
    return options;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockKey]).catch(() => undefined);
    client.release();
  }
}
