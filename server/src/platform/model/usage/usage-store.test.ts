import { randomUUID } from "node:crypto";
import type { SpendingCaps } from "@seedbed/contract/spending/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase, type Transaction } from "../../database/database.ts";
import { refusingAtCap } from "./refuse-at-cap.ts";
import { modelReservations, modelUsage, spendingCaps } from "./tables.ts";
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
    // The answer to a commit may have been lost: the same row a second time is the same row.
    await store().record(row);
    expect(await store().spentThisMonthUsd(accountId)).toBe(0.0000123);
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
  const ask = async (accountId: string, amountUsd: number) => {
    const answer = await store().reserve({ accountId, userId: null, amountUsd, limitUsd: 1 });
    return "release" in answer ? answer : null;
  };

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

  describe("under caps", () => {
    const capped = (accountId: string, caps: Partial<SpendingCaps>) =>
      database.withTenant({ accountId, userId: null }, (transaction) =>
        transaction.insert(spendingCaps).values({ accountId, ...caps }),
      );
    const askAs = (accountId: string, userId: string | null, amountUsd = 0.3) =>
      store().reserve({ accountId, userId, amountUsd });

    test("of many at the same moment goes beyond the cap by less than one call; the others may wait", async () => {
      const accountId = randomUUID();
      await capped(accountId, { companyDayUsd: 1 });
      const answers = await Promise.all(Array.from({ length: 8 }, () => askAs(accountId, null)));
      expect(answers.filter((answer) => "release" in answer)).toHaveLength(4);
      const refused = answers.filter((answer) => !("release" in answer));
      expect(refused).toEqual(Array(4).fill({ limit: "companyDayUsd", usd: 1, onlyReserved: true }));
      await Promise.all(answers.map((answer) => "release" in answer && answer.release()));
      await store().record(usageRow(accountId, { costUsd: 1.2 }));
      expect(await askAs(accountId, null)).toEqual({ limit: "companyDayUsd", usd: 1, onlyReserved: false });
    });

    test("what was spent yesterday counts for the month alone, and what others have spent not for the person", async () => {
      const [accountId, ann, bob] = [randomUUID(), randomUUID(), randomUUID()];
      await capped(accountId, { personDayUsd: 1, personMonthUsd: 3, companyMonthUsd: 4 });
      const spend = (userId: string, costUsd: number, day: string) =>
        store().record(usageRow(accountId, { userId, costUsd, createdAt: new Date(`2031-05-${day}T10:00:00Z`) }));
      await spend(ann, 2, "19");
      expect("release" in (await askAs(accountId, ann))).toBe(true);
      await spend(ann, 0.9, "20");
      expect(await askAs(accountId, ann)).toMatchObject({ limit: "personDayUsd", onlyReserved: true });
      await spend(ann, 0.2, "20");
      expect(await askAs(accountId, ann)).toMatchObject({ limit: "personDayUsd", onlyReserved: false });
      expect("release" in (await askAs(accountId, bob))).toBe(true);
      await spend(bob, 0.95, "19");
      expect(await askAs(accountId, bob)).toMatchObject({ limit: "companyMonthUsd", onlyReserved: false });
      now = Date.parse("2031-06-01T00:00:00Z");
      expect("release" in (await askAs(accountId, ann))).toBe(true);
    });

    test("a call that nobody asked for counts for no person", async () => {
      const [accountId, ann] = [randomUUID(), randomUUID()];
      await capped(accountId, { personDayUsd: 1, personMonthUsd: 1 });
      await store().record(usageRow(accountId, { userId: ann, costUsd: 2 }));
      expect("release" in (await askAs(accountId, null))).toBe(true);
      expect(await askAs(accountId, ann)).toMatchObject({ limit: "personDayUsd" });
    });

    test("work is not begun once a cap or the budget is reached, and it is told when to come again", async () => {
      const [accountId, userId] = [randomUUID(), randomUUID()];
      const refuse = (monthlyBudgetUsd?: number) =>
        refusingAtCap({ database, now: () => now, monthlyBudgetUsd })({ accountId, userId });
      await store().record(usageRow(accountId, { userId, costUsd: 1 }));
      await refuse();
      await refuse(1.01);
      const untilJune = (Date.parse("2031-06-01T00:00:00Z") - now) / 1_000;
      await expect(refuse(1)).rejects.toMatchObject({ code: "rate_limited", retryAfter: untilJune });
      await capped(accountId, { personDayUsd: 1.5 });
      // What a call under way has set aside may come back.
      expect("release" in (await askAs(accountId, userId, 5))).toBe(true);
      await refuse(2);
      await store().record(usageRow(accountId, { userId, costUsd: 0.5 }));
      await expect(refuse(2)).rejects.toMatchObject({
        retryAfter: 12 * 3_600,
        message: expect.stringContaining("a day"),
      });
    });

    test("nothing is set aside where there is none", async () => {
      const accountId = randomUUID();
      expect("release" in (await askAs(accountId, null, 99))).toBe(true);
      const rows = await database.withTenant({ accountId, userId: null }, (transaction) =>
        transaction.select().from(modelReservations),
      );
      expect(rows).toEqual([]);
    });
  });

  test("of a killed server lapses", async () => {
    const accountId = randomUUID();
    await ask(accountId, 0.9);
    // For longer than any call lasts.
    now += 74 * 60 * 1000;
    expect(await ask(accountId, 0.9)).toBeNull();
    now += 2 * 60 * 1000;
    expect(await ask(accountId, 0.9)).not.toBeNull();
    const rows = await database.withTenant({ accountId, userId: null }, (transaction) =>
      transaction.select().from(modelReservations),
    );
    expect(rows).toHaveLength(1);
  });
});
