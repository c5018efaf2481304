import type { Connection, Statement } from "@seedbed/server/test-support/recorded-sql";

/**
 * Sends recorded statements, each when the one before it has answered, with the values and the readers of rows they were sent with. Gives the
 * milliseconds until the last has answered.
 */
export async function timedReplay(connection: Connection, statements: Statement[]): Promise<number> {
  const begin = performance.now();
  for (const { given } of statements) await connection.query(...given);
  return performance.now() - begin;
}
