import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../../../../platform/database/database.ts";
import { createSecretStore } from "./secret-store.ts";

const [second, hour] = [1_000, 3_600_000];
let database: Database;
let drop: () => Promise<void>;
let now: number;
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

const storeOf = (kind: "sign-in" | "session") =>
  createSecretStore(
    { database, clock: () => new Date(now) },
    { kind, schema: z.object({ says: z.string() }), lifetime: hour },
  );

test("what is kept is read once by whoever has its secret, until it is too old, and under its own kind alone", async () => {
  const store = storeOf("sign-in");
  const secret = await store.keep({ says: "hello" });
  expect(await storeOf("session").take(secret)).toBeNull();
  expect(await store.take(secret)).toEqual({ says: "hello" });
  expect(await store.take(secret)).toBeNull();
  const late = await store.keep({ says: "late" });
  now += hour;
  expect(await store.take(late)).toBeNull();
});

test("what one holds is busy for others until it is let go of, or has been held for too long", async () => {
  const store = storeOf("session");
  const secret = await store.keep({ says: "hello" });
  expect(await store.hold(secret, 10 * second)).toEqual({ says: "hello" });
  expect(await store.hold(secret, 10 * second)).toBe("busy");
  await store.release(secret);
  expect(await store.hold(secret, 10 * second)).toEqual({ says: "hello" });
  now += 11 * second;
  expect(await store.hold(secret, 10 * second)).toEqual({ says: "hello" });
});

test("what is put in its place lives as long anew; what is too old is held by nobody", async () => {
  const store = storeOf("session");
  const secret = await store.keep({ says: "hello" });
  now += hour - second;
  await store.hold(secret, second);
  await store.release(secret, { says: "anew" });
  now += hour - second;
  expect(await store.hold(secret, second)).toEqual({ says: "anew" });
  await store.release(secret);
  now += second;
  expect(await store.hold(secret, second)).toBeNull();
});
