import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { Failure } from "../failure.ts";
import type { Release } from "../fairness/fair-queue.ts";
import { createAdmission, inTransaction, limitSettings } from "./admission.ts";
import { type Availability, createAvailability, type OutagePauses, usualPauses } from "./availability.ts";
import { clientsOf, cutOff, endPool } from "./end-pool.ts";
import { type DatabaseLog, type Endings, endingsOf } from "./endings.ts";
import { DatabaseAway, isOutage, onlyReads } from "./outage.ts";

/** Whose rows a transaction may see. Without a company, only the user's own row. */
export interface Tenant {
  accountId: string | null;
  userId: string | null;
  /** A person looks, who may have chosen to look at an earlier version of a concept; what works on somebody's behalf sees what stands. */
  looks?: true | undefined;
}

/** A running transaction. */
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** What is asked of a database that is away fails with `DatabaseAway`, after a short wait where nothing had been done yet. */
export interface Database {
  pool: pg.Pool;
  /** Whether it answers, and how to wait for it. */
  availability: Availability;
  /** Runs `work` in one transaction that sees and writes only the rows of `tenant`, enforced by row-level security. */
  withTenant<T>(tenant: Tenant, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `withTenant`, for work that only reads: writing fails, all its statements see the same moment, and the answer does not wait for the end of the
   * transaction.
   */
  readTenant<T>(tenant: Tenant, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction that sees every company. For the relay, take-over, and founding and joining companies only. */
  withSystem<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const memberRole = "seedbed_member";
export const systemRole = "seedbed_system";

// bigint columns (sequence numbers, counts) stay far below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// What has not begun waits so long for a database that is away before it fails.
const shortWait = 2_000;

/** Opens a pool on `url`. Connections are made when first used. */
export function openDatabase(options: {
  url: string;
  maxConnections?: number;
  /** Told when the database goes away, when it is back, and what the audit log was told. */
  log?: DatabaseLog;
  outagePauses?: OutagePauses | undefined;
}): Database {
  const pauses = options.outagePauses ?? usualPauses;
  const { maxConnections = 20 } = options;
  const admission = createAdmission(maxConnections);
  const pool = new pg.Pool({
    connectionString: options.url,
    max: maxConnections,
    application_name: "seedbed",
    allowExitOnIdle: true,
    connectionTimeoutMillis: pauses.silence,
    // To open one takes as long as a call does: what comes after a pause finds those that were there.
    idleTimeoutMillis: 300_000,
    // What does not need an earlier answer is sent without waiting for it: the beginning of a transaction and its first query go together.
    pipeline: true,
  });
  const clients = clientsOf(pool);
  const availability = createAvailability({
    probe: () => probe(pool, pauses.silence / 2),
    log: options.log,
    pauses,
  });
  availability.onLost(() => cutOff(clients));
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on("error", (error) => void availability.noticed(error));

  /** Does what has had no effect when it fails, and again while the database is away only for a moment. */
  const patiently = async <T>(work: () => Promise<T>, isFailure = (_error: unknown) => false): Promise<T> => {
    const until = performance.now() + shortWait;
    for (let cause: unknown; ; ) {
      if (availability.isAway && !(await availability.backWithin(until - performance.now())))
        throw new DatabaseAway(cause);
      try {
        return await work();
      } catch (error) {
        if (isFailure(error)) throw error;
        cause = availability.noticed(error);
        if (!isOutage(cause) || performance.now() > until) throw cause;
      }
    }
  };

  const beginning = async (begin: string): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    try {
      await client.query(begin);
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  };

  const withSettings = async <T>(begin: string, release: Release, work: (transaction: Transaction) => Promise<T>) => {
    const client = await patiently(() => beginning(begin)).catch((error: unknown) => {
      release();
      throw error;
    });
    let broken: Error | undefined;
    try {
      const transaction = transactionOn(client);
      const endings: Endings = { usual: new Map(), last: new Map(), committed: [] };
      endingsOf.set(transaction, endings);
      const result = await inTransaction(() => work(transaction));
      for (const round of [endings.usual, endings.last])
        for (const [end, items] of round) {
          // What an ending asks for itself is done after it.
          round.delete(end);
          await end(transaction, items);
        }
      await client.query("commit");
      for (const tell of endings.committed) tell(options.log);
      return result;
    } catch (error) {
      await client.query("rollback").catch((failure: Error) => {
        broken = failure;
      });
      throw refusalIn(error) ?? availability.noticed(error);
    } finally {
      endingsOf.delete(transactionOn(client));
      client.release(broken);
      release();
    }
  };

  const readOnce = async <T>(begin: string, tenant: Tenant, work: (transaction: Transaction) => Promise<T>) => {
    const release = await admission.enter(tenant);
    const client = await pool.connect().catch((error: unknown) => {
      release();
      throw error;
    });
    // The connection does one thing after the other: what `work` asks waits for the beginning, and fails when that does.
    const begun = client.query(begin);
    begun.catch(() => undefined);
    try {
      const result = await inTransaction(() => work(transactionOn(client)));
      // Known by now. What was read outside of the transaction may be of any company, and goes nowhere.
      await begun;
      return result;
    } catch (error) {
      await begun;
      throw refusalIn(error) ?? error;
    } finally {
      // When the answer is on its way: telling the database first would hold it up.
      setImmediate(() =>
        client
          .query("rollback")
          .then(
            () => client.release(),
            (failure: Error) => client.release(failure),
          )
          .finally(release),
      );
    }
  };

  return {
    pool,
    availability,
    async withTenant(tenant, work) {
      const release = await admission.enter(tenant);
      return availability.watched(withSettings(beginAs(memberRole, tenant), release, work));
    },
    readTenant: (tenant, work) =>
      patiently(
        () => readOnce(beginAs(memberRole, tenant, "isolation level repeatable read read only"), tenant, work),
        isRefusal,
      ),
    withSystem: (work) => availability.watched(withSettings(beginAs(systemRole, nobody), () => undefined, work)),
    async close() {
      availability.close();
      await endPool(pool, clients);
    },
  };
}

const nobody: Tenant = { accountId: null, userId: null };

/** What the database itself refuses a person, in words for that person. */
const refusesPerson = "SB409";
/** A statement that took longer than it may. */
const wasStopped = "57014";

function refusalIn(error: unknown): Failure | undefined {
  const code = databaseErrorCode(error);
  if (code === wasStopped) return new Failure("unavailable", tookTooLong, { retryAfter: 5 });
  if (code !== refusesPerson) return undefined;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
  return new Failure("conflict", cause.message);
}

const tookTooLong = "This took too long and was stopped. Ask for less of it, or try again in a moment.";

const isRefusal = (error: unknown) => error instanceof Failure || triesToWrite(error);
const triesToWrite = (error: unknown) => databaseErrorCode(error) === onlyReads;

/** Rejects when a database does not answer, or only reads. */
async function probe({ options }: pg.Pool, within: number): Promise<void> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: within, query_timeout: within });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ mode: string }>("select current_setting('transaction_read_only') as mode");
    if (rows[0]?.mode !== "off") throw new Error("it only reads");
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** The same database for work that outlives an outage: it waits instead of failing, and does a transaction again. All of them must be repeatable. */
export function throughOutages(
  { availability, withTenant, readTenant, withSystem }: Database,
  signal?: AbortSignal,
): Pick<Database, "withTenant" | "readTenant" | "withSystem"> {
  return {
    withTenant: (tenant, work) => availability.throughOutages(() => withTenant(tenant, work), signal),
    readTenant: (tenant, work) => availability.throughOutages(() => readTenant(tenant, work), signal),
    withSystem: (work) => availability.throughOutages(() => withSystem(work), signal),
  };
}

/** By connection: making one anew, with all it finds out about tables, costs more than a small query. */
const transactions = new WeakMap<pg.PoolClient, Transaction>();

function transactionOn(client: pg.PoolClient): Transaction {
  // What features do in a transaction is the same on a connection that has begun one.
  const transaction = transactions.get(client) ?? (drizzle(client) as unknown as Transaction);
  transactions.set(client, transaction);
  return transaction;
}

// One message to the database instead of two: every operation begins with it.
function beginAs(
  role: string,
  { accountId, userId, looks }: Tenant,
  mode: "isolation level repeatable read read only" | "read write" = "read write",
): string {
  return `begin ${mode}; select ${limitSettings()}, set_config('role', '${role}', true), set_config('app.account_id', '${literalId(accountId)}', true), set_config('app.user_id', '${literalId(userId)}', true)${
    looks ? `, set_config('app.viewer', '${literalId(userId)}', true)` : ""
  }`;
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
