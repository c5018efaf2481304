import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { observed } from "../../database/observer.fixture.ts";
import { sumUpOldUsage } from "./sum-up-usage.ts";

const [mill, bakery] = [randomUUID(), randomUUID()];
const [ada, ben] = [randomUUID(), randomUUID()];
let home: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
/** Sees the rows of all companies. */
let observer: Database;

beforeEach(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: home.url, outagePauses: { first: 10, longest: 100, silence: 1_000 } });
  observer = observed(database, home.url);
});
afterEach(async () => {
  await observer.close();
  await home.drop();
});

const sumUp = (now: string) =>
  sumUpOldUsage({ database, clock: () => new Date(now), keepMonths: 13, along: () => sql`select 1` });

interface Used {
  count?: number;
  userId?: string | null;
  task?: string;
  outcome?: string;
}

/** So many attempts, a second apart, from a moment on; each costs a cent. */
const use = (accountId: string, at: string, { count = 1, userId = null, task = "trends", outcome = "ok" }: Used = {}) =>
  observer.pool.query(
    `insert into model_usage (id, account_id, user_id, task, task_version, model, attempt, idempotency_key, tokens_in, tokens_cached, tokens_out,
       milliseconds, cost_usd, outcome, created_at)
     select gen_random_uuid(), $1, $2, $4, 1, 'openai/gpt-5', 1, 'key', 10, 4, 20, 900, 0.01, $5, $3::timestamptz + n * interval '1 second'
     from generate_series(1, $6) n`,
    [accountId, userId, at, task, outcome, count],
  );

const sums = async () =>
  (
    await observer.pool.query(
      `select account_id, user_id, task, month::text, attempts, failed, tokens_in, tokens_cached, tokens_out, milliseconds, round(cost_usd::numeric, 6)::float8 as cost
       from model_usage_months order by month, attempts`,
    )
  ).rows;

/** All that was ever used, in rows of its own and in sums. */
const everything = async () =>
  (
    await observer.pool.query(
      `select (select count(*) from model_usage)::int as detailed, sum(attempts)::int as attempts, round(sum(cost)::numeric, 6)::float8 as cost from (
         select 1 as attempts, cost_usd as cost from model_usage union all select attempts, cost_usd from model_usage_months) as all_of_it`,
    )
  ).rows[0];

test("thirteen whole months stay as they are, and what is older is summed up by company, person, task and month", async () => {
  await use(mill, "2029-12-31T23:50:00Z", { userId: ada, count: 2 });
  await use(mill, "2030-01-01T00:00:00Z", { userId: ada, count: 3 });
  await use(mill, "2030-01-02T00:00:00Z", { count: 4 });
  await use(mill, "2030-01-31T23:50:00Z", { userId: ben, count: 5, outcome: "timeout" });
  await use(bakery, "2030-01-02T00:00:00Z", { userId: ada, count: 6, task: "glance" });
  await use(mill, "2030-02-01T00:00:00Z", { userId: ada, count: 7 });
  await sumUp("2031-03-31T12:00:00Z");
  const common = { account_id: mill, task: "trends", failed: 0 };
  const amounts = (attempts: number) => ({
    attempts,
    tokens_in: 10 * attempts,
    tokens_cached: 4 * attempts,
    tokens_out: 20 * attempts,
    milliseconds: 900 * attempts,
    cost: attempts / 100,
  });
  expect(await sums()).toEqual([
    { ...common, user_id: ada, month: "2029-12-01", ...amounts(2) },
    { ...common, user_id: ada, month: "2030-01-01", ...amounts(3) },
    { ...common, user_id: null, month: "2030-01-01", ...amounts(4) },
    { ...common, user_id: ben, month: "2030-01-01", ...amounts(5), failed: 5 },
    { ...common, account_id: bakery, task: "glance", user_id: ada, month: "2030-01-01", ...amounts(6) },
  ]);
  expect(await everything()).toEqual({ detailed: 7, attempts: 27, cost: 0.27 });
});

test("what comes to a month later is added to it, and nothing is summed up twice", async () => {
  await use(mill, "2030-01-02T00:00:00Z", { count: 1_500 });
  await sumUp("2031-03-01T00:00:00Z");
  await use(mill, "2030-01-05T00:00:00Z", { count: 10 });
  await sumUp("2031-03-01T00:00:00Z");
  await sumUp("2031-03-01T00:00:00Z");
  expect(await sums()).toMatchObject([{ attempts: 1_510, cost: 15.1 }]);
});

test("a company sees its own sums alone", async () => {
  await use(mill, "2030-01-02T00:00:00Z", { userId: ada });
  await use(bakery, "2030-01-02T00:00:00Z", { userId: ada });
  await sumUp("2031-03-01T00:00:00Z");
  const { rows } = await database.withTenant({ accountId: mill, userId: ada }, (transaction) =>
    transaction.execute<{ account_id: string }>(sql`select account_id from model_usage_months`),
  );
  expect(rows).toEqual([{ account_id: mill }]);
});

test("a server that dies in the middle of it loses nothing and counts nothing twice", async () => {
  await use(mill, "2030-01-02T00:00:00Z", { userId: ada, count: 2_500 });
  const before = await everything();
  // Somebody holds a row of the last batch, so that the removal waits there.
  const holder = await observer.pool.connect();
  await holder.query(
    "begin; select from model_usage where id in (select id from model_usage order by created_at desc limit 1) for update",
  );
  const summing = sumUp("2031-03-01T00:00:00Z").catch(() => "ended");
  const waits = "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%with removed as%'";
  await eventually(async () => (await observer.pool.query(waits)).rowCount === 1);
  expect((await everything()).detailed).toBeLessThan(2_500);
  await observer.pool.query(`select pg_terminate_backend(pid) from (${waits}) as waiting`);
  expect(await summing).toBe("ended");
  const between = await everything();
  expect(between.detailed).toBeGreaterThan(0);
  expect({ ...between, detailed: 0 }).toEqual({ ...before, detailed: 0 });
  await holder.query("rollback");
  holder.release();
  await database.availability.throughOutages(() => sumUp("2031-03-01T00:00:00Z"));
  expect(await everything()).toEqual({ ...before, detailed: 0 });
});
