import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { createAdmission, limitSettings, withoutHurry } from "./admission.ts";
import { type Database, openDatabase } from "./database.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: home.url, maxConnections: 4 });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

/** Transactions that stay open until they are ended. */
function holding(accountId: string) {
  const ended = Promise.withResolvers<void>();
  let open = 0;
  const all = ["withTenant", "readTenant", "withTenant"].map((how) =>
    database[how as "withTenant"]({ accountId, userId: null }, async () => {
      open += 1;
      await ended.promise;
    }),
  );
  return {
    open: () => open,
    end: () => {
      ended.resolve();
      return Promise.all(all);
    },
  };
}

test("a company holds half of the connections, another one has the rest, and what waited goes on", async () => {
  const [first, second] = [holding(randomUUID()), holding(randomUUID())];
  await expect.poll(() => [first.open(), second.open()]).toEqual([2, 2]);
  await first.end();
  await second.end();
  expect([first.open(), second.open()]).toEqual([3, 3]);
});

test("transactions that ask within transactions do not wait for each other", async () => {
  const tenant = { accountId: randomUUID(), userId: null };
  const both = Promise.withResolvers<void>();
  let open = 0;
  const within = () =>
    database.withTenant(tenant, async () => {
      open += 1;
      if (open === 2) both.resolve();
      await both.promise;
      return database.readTenant(tenant, async () => "done");
    });
  expect(await Promise.all([within(), within()])).toEqual(["done", "done"]);
  // Once it is over, its place is asked for as by anybody.
  const holder = holding(tenant.accountId);
  await expect.poll(holder.open).toBe(2);
  await holder.end();
});

test("what fails gives its place back", async () => {
  const tenant = { accountId: randomUUID(), userId: null };
  const failing = () => Promise.reject(new Error("no"));
  for (let time = 0; time < 3; time += 1) {
    await expect(database.withTenant(tenant, failing)).rejects.toThrow("no");
    await expect(database.readTenant(tenant, failing)).rejects.toThrow("no");
  }
  expect(await database.withTenant(tenant, async () => "begun")).toBe("begun");
});

const settings = sql`select current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as idle`;

test("statements may take half a minute, those that remove what is old as long as they need, and the connection keeps no limit", async () => {
  const tenant = { accountId: randomUUID(), userId: null };
  const asked = async () => (await database.withTenant(tenant, (transaction) => transaction.execute(settings))).rows[0];
  expect(await asked()).toEqual({ statement: "30s", idle: "1min" });
  expect(await withoutHurry(asked)).toEqual({ statement: "0", idle: "1min" });
  const { rows } = await database.pool.query("select current_setting('statement_timeout') as statement");
  expect(rows).toEqual([{ statement: "0" }]);
});

test("a statement that takes too long is a failure with a sentence for the person", async () => {
  const tenant = { accountId: randomUUID(), userId: null };
  const slow = database.withTenant(tenant, async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 20`);
    await transaction.execute(sql`select pg_sleep(30)`);
  });
  await expect(slow).rejects.toMatchObject({ name: "Failure", code: "unavailable", retryAfter: 5 });
});

test("of three connections a company holds one, and of one that one", async () => {
  const person = { accountId: "a", userId: null };
  for (const connections of [3, 1]) {
    const admission = createAdmission(connections);
    const release = await admission.enter(person);
    let admitted = 0;
    const second = admission.enter(person).then((other) => {
      admitted += 1;
      other();
    });
    if (connections > 1) (await admission.enter({ ...person, accountId: "b" }))();
    (await admission.enter({ accountId: null, userId: null }))();
    expect(admitted).toBe(0);
    release();
    await second;
    expect(admitted).toBe(1);
  }
});

test("a transaction in which nothing is asked ends after a minute", () => {
  expect(limitSettings()).toContain("set_config('idle_in_transaction_session_timeout', '60000', true)");
});
