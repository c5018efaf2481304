import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../../../platform/database/database.ts";
import { type Attempt, createAttemptLimits } from "./attempt-limits.ts";

const minute = 60_000;
let database: Database;
let drop: () => Promise<void>;
let now: number;
beforeAll(async () => {
  const own = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: own.url });
  drop = own.drop;
});
beforeEach(async () => {
  now = Date.UTC(2026, 4, 1);
  await database.pool.query("truncate guarded_attempts, trusted_networks");
});
afterAll(async () => {
  await database.close();
  await drop();
});

const limits = () => createAttemptLimits({ database, clock: () => new Date(now) });
const signIn = (address: string, subject = "ada@example.com"): Attempt => ({ kind: "sign-in", subject, address });
const home = "198.51.100.7";
const elsewhere = "203.0.113.9";
const countRows = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rows.length;

async function failTenTimes(address: string) {
  for (let count = 0; count < 10; count += 1) expect(await limits().begin(signIn(address))).toBeNull();
}

test("after ten failures the eleventh waits until ten minutes after the first", async () => {
  expect(await limits().begin(signIn(elsewhere))).toBeNull();
  now += 4 * minute;
  for (let count = 1; count < 10; count += 1) expect(await limits().begin(signIn(elsewhere))).toBeNull();
  expect(await limits().begin(signIn("192.0.2.1"))).toBe(360);
  now += 6 * minute;
  expect(await limits().begin(signIn(elsewhere))).toBeNull();
});

test("of fifty attempts at the same moment, on two servers, ten are let through", async () => {
  const servers = [limits(), limits()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => servers[index % 2]?.begin(signIn(`192.0.2.${index}`))),
  );
  expect(answers.filter((seconds) => seconds === null)).toHaveLength(10);
});

test("a person is not kept out by strangers where the person has signed in before", async () => {
  await limits().begin(signIn(home));
  await limits().succeed(signIn(home));
  await failTenTimes(elsewhere);
  expect(await limits().begin(signIn(elsewhere))).not.toBeNull();
  expect(await limits().begin(signIn(home))).toBeNull();
});

test("a network stays the person's for sixty days after the last sign-in from there, and no longer", async () => {
  await limits().succeed(signIn(home));
  now += 60 * 24 * 60 * minute - 1;
  await failTenTimes(elsewhere);
  expect(await limits().begin(signIn(home))).toBeNull();
  now += 1;
  expect(await limits().begin(signIn(home))).not.toBeNull();
});

test("the person's own network has a limit of its own, which a success clears", async () => {
  await limits().succeed(signIn(home));
  await failTenTimes(home);
  expect(await limits().begin(signIn(home))).not.toBeNull();
  expect(await limits().begin(signIn(elsewhere))).toBeNull();
  await limits().succeed(signIn(home));
  await failTenTimes(home);
});

test("successes do not count", async () => {
  for (let count = 0; count < 25; count += 1) {
    const attempt = signIn(`192.0.2.${count}`);
    expect(await limits().begin(attempt)).toBeNull();
    await limits().succeed(attempt);
  }
});

test("another person and another kind are counted apart", async () => {
  await failTenTimes(elsewhere);
  expect(await limits().begin(signIn(elsewhere, "ben@example.com"))).toBeNull();
  expect(await limits().begin({ ...signIn(elsewhere), kind: "mail" })).toBeNull();
});

test("a network of IPv6 is the whole /64", async () => {
  await limits().succeed(signIn("2001:db8:1:2::7"));
  await failTenTimes(elsewhere);
  expect(await limits().begin(signIn("2001:db8:1:2:ffff::9"))).toBeNull();
  expect(await limits().begin(signIn("2001:db8:1:3::7"))).not.toBeNull();
});

test("a caller without a readable address is no network of anybody", async () => {
  await limits().succeed(signIn("unknown"));
  expect(await countRows("trusted_networks")).toBe(0);
});

test("ended windows and networks not used for sixty days are forgotten, by several servers at once", async () => {
  await limits().begin(signIn(elsewhere));
  await limits().succeed(signIn(home));
  now += 11 * minute;
  await limits().begin(signIn(elsewhere, "ben@example.com"));
  await Promise.all([limits().removeOld(), limits().removeOld()]);
  expect([await countRows("guarded_attempts"), await countRows("trusted_networks")]).toEqual([1, 1]);
  now += 60 * 24 * 60 * minute;
  await limits().removeOld();
  expect([await countRows("guarded_attempts"), await countRows("trusted_networks")]).toEqual([0, 0]);
});

test.each([
  ["sign-in", 10, 10],
  ["password-change", 10, 10],
  ["code", 15, 60],
  ["mail", 10, 10],
  ["second-factor", 5, 15],
  ["event-report", 10, 10],
] as const)("of %s so many may fail as %i, within %i minutes", async (kind, most, minutes) => {
  const attempt: Attempt = { kind, subject: "ada@example.com", address: elsewhere };
  for (let count = 0; count < most; count += 1) expect(await limits().begin(attempt)).toBeNull();
  expect(await limits().begin(attempt)).toBe(minutes * 60);
  now += minutes * minute;
  expect(await limits().begin(attempt)).toBeNull();
});
