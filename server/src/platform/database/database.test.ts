import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { Failure } from "../failure.ts";
import { type Database, databaseErrorCode, openDatabase, type Transaction, throughOutages } from "./database.ts";
import { doAlone } from "./do-alone.ts";
import { afterCommit, beforeCommit, lastBeforeCommit } from "./endings.ts";
import { DatabaseAway } from "./outage.ts";
import { runMigration } from "./run-migration.ts";

const tenant = { accountId: randomUUID(), userId: randomUUID() };
const log = { warn: vi.fn() };
let home: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  const outagePauses = { first: 1, longest: 1, silence: 10_000 };
  database = openDatabase({ url: home.url, maxConnections: 4, log, outagePauses });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

describe("what is to be done at the end of a transaction", () => {
  const done: string[] = [];
  const end = (name: string) => async (_transaction: Transaction, items: string[]) =>
    void done.push(`${name}: ${items.join(" ")}`);
  const [mails, events, counts] = ["mails", "events", "counts"].map(end) as [
    ...[ReturnType<typeof end>, ReturnType<typeof end>, ReturnType<typeof end>],
  ];

  test("is done once for all that was kept for it, in the order in which it was first asked for, what holds others up last", async () => {
    done.length = 0;
    await database.withTenant(tenant, async (transaction) => {
      lastBeforeCommit(transaction, counts, "one");
      beforeCommit(transaction, events, "first");
      beforeCommit(transaction, mails, "hello");
      beforeCommit(transaction, events, "second");
      afterCommit(transaction, () => void done.push("committed"));
      done.push("work");
    });
    expect(done).toEqual(["work", "events: first second", "mails: hello", "counts: one", "committed"]);
  });

  test("may ask for more, which is done, too", async () => {
    done.length = 0;
    await database.withTenant(tenant, async (transaction) => {
      const asking = async (within: Transaction, items: string[]) => {
        done.push(...items);
        if (items.length < 2) beforeCommit(within, asking, "more");
        if (items[0] === "first") beforeCommit(within, mails, "hello");
      };
      beforeCommit(transaction, mails, "early");
      beforeCommit(transaction, asking, "first");
      beforeCommit(transaction, asking, "second");
    });
    expect(done).toEqual(["mails: early", "first", "second", "mails: hello"]);
  });

  test("is not done when the work fails, nor told when an end fails, and nothing of it is left for the next one", async () => {
    done.length = 0;
    const tell = vi.fn();
    const failing = database.withTenant(tenant, async (transaction) => {
      beforeCommit(transaction, events, "never");
      afterCommit(transaction, tell);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    const failingEnd = database.withTenant(tenant, async (transaction) => {
      afterCommit(transaction, tell);
      beforeCommit(transaction, () => Promise.reject(new Error("no end")), "item");
      lastBeforeCommit(transaction, counts, "never");
    });
    await expect(failingEnd).rejects.toThrow("no end");
    await database.withTenant(tenant, async () => undefined);
    expect(done).toEqual([]);
    expect(tell).not.toHaveBeenCalled();
  });

  test("is told to the log of the database once it is committed", async () => {
    await database.withTenant(tenant, async (transaction) => {
      afterCommit(transaction, (told) => told?.warn({ who: "ada" }, "somebody signed in"));
      expect(log.warn).not.toHaveBeenCalled();
    });
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ who: "ada" }, "somebody signed in");
  });
});

describe("what the database refuses a person", () => {
  const refusing = sql`do $$ begin raise exception 'You look at an earlier version.' using errcode = 'SB409'; end $$`;

  test("is a conflict in its own words, while writing and while reading", async () => {
    for (const how of ["withTenant", "readTenant", "withSystem"] as const) {
      const asked =
        how === "withSystem"
          ? database.withSystem((transaction) => transaction.execute(refusing))
          : database[how](tenant, (transaction) => transaction.execute(refusing));
      const refusal = await asked.catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(Failure);
      expect(refusal).toMatchObject({ code: "conflict", message: "You look at an earlier version." });
    }
  });

  test("and what the work itself refuses is asked once", async () => {
    const work = vi.fn(() => Promise.reject(new Failure("not_found", "There is none.")));
    await expect(database.readTenant(tenant, work)).rejects.toMatchObject({ code: "not_found" });
    expect(work).toHaveBeenCalledTimes(1);
    expect(database.availability.isAway).toBe(false);
  });

  test("has a code, also where it is wrapped", async () => {
    const failed = await database
      .withTenant(tenant, (transaction) => transaction.execute(sql`select 1 / 0`))
      .catch((error: unknown) => error);
    expect(databaseErrorCode(failed)).toBe("22012");
    expect(databaseErrorCode((failed as Error).cause)).toBe("22012");
    expect([new Error("no"), "no", null].map(databaseErrorCode)).toEqual([undefined, undefined, undefined]);
  });
});

test("a connection that cannot be made costs nobody a place, and says why", async () => {
  const nowhere = new URL(home.url);
  nowhere.pathname = "/nowhere";
  const missing = openDatabase({ url: nowhere.href, maxConnections: 2 });
  const work = vi.fn(async () => undefined);
  for (let time = 0; time < 2; time += 1) {
    expect(await missing.withTenant(tenant, work).catch(databaseErrorCode)).toBe("3D000");
    expect(await missing.readTenant(tenant, work).catch(databaseErrorCode)).toBe("3D000");
    expect(await missing.withSystem(work).catch(databaseErrorCode)).toBe("3D000");
  }
  expect(work).not.toHaveBeenCalled();
  await missing.close();
});

test("a server has twenty connections at most, and keeps those that it made for five minutes", async () => {
  const usual = openDatabase({ url: home.url });
  expect(usual.pool.options).toMatchObject({
    ...{ max: 20, idleTimeoutMillis: 300_000, connectionTimeoutMillis: 10_000, application_name: "seedbed" },
  });
  await usual.close();
});

test("a tenant that is no uuid is refused before anything is asked", async () => {
  const work = vi.fn(async () => undefined);
  for (const accountId of ["'; drop table concepts; --", "", "x"]) {
    await expect(database.withTenant({ accountId, userId: null }, work)).rejects.toThrow("uuids");
  }
  expect(work).not.toHaveBeenCalled();
});

test("work that outlives an outage is done again in each kind of transaction, until nobody wants it", async () => {
  const patient = throughOutages(database);
  const once = () =>
    vi.fn(async () => "done").mockRejectedValueOnce(new DatabaseAway(new Error("Connection terminated unexpectedly")));
  const [writing, reading, all] = [once(), once(), once()];
  expect(await patient.withTenant(tenant, writing)).toBe("done");
  expect(await patient.readTenant(tenant, reading)).toBe("done");
  expect(await patient.withSystem(all)).toBe("done");
  for (const work of [writing, reading, all]) expect(work).toHaveBeenCalledTimes(2);
  const stopped = new AbortController();
  stopped.abort();
  await expect(throughOutages(database, stopped.signal).withSystem(once())).rejects.toBeInstanceOf(DatabaseAway);
});

test("what is done alone is left out while somebody is at it, and done again after it has ended or failed", async () => {
  const ended = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = doAlone(database.pool, 4_711, () => {
    begun.resolve();
    return ended.promise;
  });
  await begun.promise;
  const work = vi.fn(async () => undefined);
  await doAlone(database.pool, 4_711, work);
  expect(work).not.toHaveBeenCalled();
  await doAlone(database.pool, 4_712, work);
  expect(work).toHaveBeenCalledTimes(1);
  ended.reject(new Error("it failed"));
  await expect(first).rejects.toThrow("it failed");
  await doAlone(database.pool, 4_711, work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("a migration that fails is undone and not noted, and the next one works on the same connection", async () => {
  const client = await database.pool.connect();
  try {
    const failing = runMigration(client, "9999_broken.sql", "create table half_done (id int); select 1 / 0");
    await expect(failing).rejects.toThrow("division by zero");
    await runMigration(client, "9999_whole.sql", "create table whole (id int);\n--> statement-breakpoint\nselect 1");
    const { rows } = await client.query(
      `select to_regclass('half_done') as half, to_regclass('whole')::text as whole,
         array(select name from seedbed_migrations where name like '9999%') as noted,
         (select relforcerowsecurity from pg_class where oid = 'concepts'::regclass) as forced`,
    );
    expect(rows).toEqual([{ half: null, whole: "whole", noted: ["9999_whole.sql"], forced: true }]);
  } finally {
    client.release();
  }
});
