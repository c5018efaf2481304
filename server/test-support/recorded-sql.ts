import type { Pool } from "pg";
import { type Database, openDatabase } from "../src/platform/database/database.ts";

/** A statement as it was handed to the driver: its text and values, and how its rows are to be read. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Everything that was handed over, to send it again. */
  given: unknown[];
}

/** One connection of a pool. */
export interface Connection {
  query(...given: unknown[]): Promise<unknown>;
  release(): void;
}

/**
 * The statements that `work` sends to the database at `url` when it is done for the second time, in their order, the beginnings and ends of
 * transactions among them. `work` must do one thing after the other: there is one connection.
 */
export async function recordSql(url: string, work: (database: Database) => Promise<unknown>): Promise<Statement[]> {
  const database = openDatabase({ url, maxConnections: 1 });
  const statements: Statement[] = [];
  const client = (await database.pool.connect()) as unknown as Connection;
  const query = client.query.bind(client);
  client.query = (...given) => {
    const [asked, values] = given as [string | { text: string }, unknown];
    statements.push({
      text: typeof asked === "string" ? asked : asked.text,
      values: Array.isArray(values) ? values : [],
      given,
    });
    return query(...given);
  };
  client.release();
  const workToItsEnd = async () => {
    await work(database);
    // A transaction that only read ends after its answer, and gives the one connection back then.
    (await database.pool.connect()).release();
  };
  try {
    await workToItsEnd();
    statements.length = 0;
    await workToItsEnd();
    return statements;
  } finally {
    await database.close();
  }
}

/**
 * The transactions that `pool` is asked for while `work` runs, each with its statements from the first `begin` to the end of it, both
 * included. What is sent together (`begin; select …`) counts as the statements it holds.
 */
export async function recordTransactions(pool: Pool, work: () => Promise<unknown>): Promise<string[][]> {
  const transactions: string[][] = [];
  const restore = new Map<Connection, Connection["query"]>();
  const openTransactions = new Map<Connection, string[]>();
  const record = (acquired: unknown) => {
    const client = acquired as Connection;
    if (restore.has(client)) return;
    restore.set(client, client.query);
    const query = client.query.bind(client);
    client.query = (...given) => {
      const [asked] = given as [string | { text: string }];
      const text = typeof asked === "string" ? asked : asked.text;
      for (const statement of text.split(";").map((part) => part.replaceAll(/\s+/g, " ").trim())) {
        if (statement.startsWith("begin")) {
          const begun: string[] = [];
          openTransactions.set(client, begun);
          transactions.push(begun);
        }
        openTransactions.get(client)?.push(statement);
        if (/^(commit|rollback)\b/.test(statement)) openTransactions.delete(client);
      }
      return query(...given);
    };
  };
  pool.on("acquire", record);
  try {
    await work();
    return transactions;
  } finally {
    pool.off("acquire", record);
    for (const [client, query] of restore) client.query = query;
  }
}
