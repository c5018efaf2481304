import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { clientsOf, endPool } from "./end-pool.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseServerUrl"));
});
afterAll(() => database.drop());

function openPool() {
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  return { pool, clients: clientsOf(pool) };
}

test("a pool whose connections are given back ends at once, also in the middle of a query", async () => {
  const { pool, clients } = openPool();
  const [client, blocker] = [await pool.connect(), new pg.Client({ connectionString: database.url })];
  await blocker.connect();
  await blocker.query("select pg_advisory_lock(1)");
  const answer = client.query<{ one: number }>("select 1 as one, pg_advisory_lock(1)").finally(() => client.release());
  const ended = endPool(pool, clients, 600_000);
  await blocker.end();
  await ended;
  expect((await answer).rows[0]?.one).toBe(1);
  expect(clients.size).toBe(0);
});

test("whoever never gives a connection back loses it, and whoever waits for one holds nothing up", async () => {
  const { pool, clients } = openPool();
  const [first, second] = [await pool.connect(), await pool.connect()];
  for (const client of [first, second]) client.on("error", () => undefined);
  void pool.connect();
  await endPool(pool, clients, 50);
  await expect(first.query("select 1")).rejects.toThrow();
  await expect(second.query("select 1")).rejects.toThrow();
});
