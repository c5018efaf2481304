import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase, type Transaction } from "../../database/database.ts";
import { modelReservations, modelUsage } from "./tables.ts";
import type { UsageRow } from "./usage-log.ts";
import { createUsageStore } from "./usage-store.ts";

let database: Database;
let drop: () => Promise<void>;
let now = Date.parse("2031-05-20T12:00:00Z");
const store = () => createUsageStore(database, () => now);

beforeAll(async () => {
  const created = await createTestDatabase(inject("databaseServerUrl"));
  drop = created.drop;
  database = openDatabase({ url: created.url });
});
beforeEach(() => {
  now = Date.parse("2031-05-20T12:00:00Z");
});
afterAll(async () => {
  await database.close();
  await drop();
});

const usageRow = (accountId: string, change: Partial<UsageRow> = {}): UsageRow => ({
  id: randomUUID(),
  accountId,
  userId: null,
  task: "trends",
  taskVersion: 1,
  model: "openai/gpt-5-mini",
  attempt: 1,
  idempotencyKey: "key",
  tokensIn: 10,
  tokensCached: 4,
  tokensOut: 20,
  milliseconds: 900,
  costUsd: 0.25,
  outcome: "ok",
  mends: {},
  createdAt: new Date(now),
  ...change,
});

describe("what an account has spent", () => {
  test("is the cost of its own rows of this month, by UTC", async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    await store().record(usageRow(mine));
    await store().record(
      usageRow(mine, { costUsd: 0.5, outcome: "malformed", createdAt: new Date("2031-05-01T00:00:00Z") }),
    );
    await store().record(usageRow(mine, { costUsd: 9, createdAt: new Date("2031-04-30T23:59:59Z") }));
    await store().record(usageRow(other, { costUsd: 9 }));
    expect(await store().spentThisMonthUsd(mine)).toBeCloseTo(0.75);
    expect(await store().spentThisMonthUsd(randomUUID())).toBe(0);
  });

  test("a row is stored as it was given", async () => {
    const accountId = randomUUID();
    const row = usageRow(accountId, {
      userId: randomUUID(),
      idempotencyKey: "run-1/trends:repair",
      costUsd: 0.0000123,
    });
    await store().record(row);
    const rows = await database.withTenant({ accountId, userId: null }, (transaction) =>
      transaction.select().from(modelUsage),
    );
    expect(rows).toEqual([row]);
  });
});

test("what is stored along with a usage is there with it or not at all", async () => {
  const row = usageRow(randomUUID());
  const along = (id: string) => (transaction: Transaction) =>
    transaction
      .insert(modelReservations)
      .values({ id, accountId: row.accountId, amountUsd: 1, expiresAt: new Date(now) });
  const stored = () =>
    database.withTenant({ accountId: row.accountId, userId: null }, async (transaction) => [
      (await transaction.select().from(modelUsage)).length,
      (await transaction.select().from(modelReservations)).length,
    ]);
  await expect(store().record(row, along("no uuid"))).rejects.toThrow();
  expect(await stored()).toEqual([0, 0]);
  await store().record(row, along(randomUUID()));
  expect(await stored()).toEqual([1, 1]);
});

describe("a reservation", () => {
  const ask = (accountId: string, amountUsd: number) => store().reserve({ accountId, amountUsd, limitUsd: 1 });

  test("is refused when spent, reserved and asked-for exceed the limit together", async () => {
    const accountId = randomUUID();
    await store().record(usageRow(accountId, { costUsd: 0.5 }));
    expect(await ask(accountId, 0.3)).toMatchObject({ amountUsd: 0.3 });
    expect(await ask(accountId, 0.3)).toBeNull();
    expect(await ask(randomUUID(), 0.3)).not.toBeNull();
  });

  test("gives its money back when released", async () => {
    const accountId = randomUUID();
    const first = await ask(accountId, 0.9);
    expect(await ask(accountId, 0.9)).toBeNull();
    await first?.release();
    expect(await ask(accountId, 0.9)).not.toBeNull();
  });

  test("of many at the same moment, as many are granted as the limit allows", async () => {
    const accountId = randomUUID();
    const granted = await Promise.all(Array.from({ length: 8 }, () => ask(accountId, 0.3)));
    expect(granted.filter((reservation) => reservation !== null)).toHaveLength(3);
  });

  test("of a killed server lapses", async () => {
    const accountId = randomUUID();
    await ask(accountId, 0.9);
    now += 76 * 60 * 1000;
    expect(await ask(accountId, 0.9)).not.toBeNull();
    const rows = await database.withTenant({ accountId, userId: null }, (transaction) =>
      transaction.select().from(modelReservations),
    );
    expect(rows).toHaveLength(1);
  });
});
