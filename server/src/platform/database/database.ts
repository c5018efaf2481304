import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** Whose rows a transaction may see. Without a company, only the user's own row. */
export interface Tenant {
  accountId: string | null;
  userId: string | null;
}

/** A running transaction. */
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

export interface Database {
  pool: pg.Pool;
  /** Runs `work` in one transaction that sees and writes only the rows of `tenant`, enforced by row-level security. */
  withTenant<T>(tenant: Tenant, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction that sees every company. For the relay, take-over, and founding and joining companies only. */
  withSystem<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const memberRole = "seedbed_member";
export const systemRole = "seedbed_system";

// bigint columns (sequence numbers, counts) stay far below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool on `url`. Connections are made when first used. */
export function openDatabase(options: {
  url: string;
  maxConnections?: number;
  onError?: (error: Error) => void;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 20,
    application_name: "seedbed",
    allowExitOnIdle: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on("error", (error) => options.onError?.(error));

  const withSettings = async <T>(role: string, tenant: Tenant, work: (transaction: Transaction) => Promise<T>) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(beginAs(role, tenant));
      // What features do in a transaction is the same on a connection that has begun one.
      const result = await work(drizzle(client) as unknown as Transaction);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    pool,
    withTenant: (tenant, work) => withSettings(memberRole, tenant, work),
    withSystem: (work) => withSettings(systemRole, { accountId: null, userId: null }, work),
    close: () => pool.end(),
  };
}

// One message to the database instead of two: every operation begins with it.
function beginAs(role: string, { accountId, userId }: Tenant): string {
  return `begin; select set_config('role', '${role}', true), set_config('app.account_id', '${literalId(accountId)}', true), set_config('app.user_id', '${literalId(userId)}', true)`;
}

function literalId(id: string | null): string {
  if (id === null) return "";
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error("a tenant is named by uuids");
  return id;
}

/** PostgreSQL's error code of a failed statement, for example "23505" for a broken unique constraint. */
export function databaseErrorCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
}
