import { type Database, openDatabase } from "@seedbed/server/src/platform/database/database";

/** One connection of a pool. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<unknown>;
  release(): void;
}
export type Statement = [text: string, values: unknown[]];

/** The statements that `work` sends to the database at `url` when it is done for the second time, in their order. */
export async function recordSql(url: string, work: (database: Database) => Promise<unknown>): Promise<Statement[]> {
  const database = openDatabase({ url, maxConnections: 1 });
  const statements: Statement[] = [];
  const client = await database.pool.connect();
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query(asked: string | { text: string }, values: unknown, ...rest: unknown[]) {
      statements.push([typeof asked === "string" ? asked : asked.text, Array.isArray(values) ? values : []]);
      return query(asked, values, ...rest);
    },
  });
  client.release();
  try {
    await work(database);
    statements.length = 0;
    await work(database);
    return statements;
  } finally {
    await database.close();
  }
}

/** Sends recorded statements one after the other, as they were sent, and gives the milliseconds until the last has answered. */
export async function timedReplay(client: Connection, statements: Statement[]): Promise<number> {
  const begin = performance.now();
  for (const [text, values] of statements) await (values.length > 0 ? client.query(text, values) : client.query(text));
  return performance.now() - begin;
}
