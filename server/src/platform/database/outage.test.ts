import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { startDatabaseProxy } from "#test-support/database-proxy.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { usualPauses } from "./availability.ts";
import { openDatabase } from "./database.ts";
import { DatabaseAway, isOutage, isOutageOfDriver, mayPass } from "./outage.ts";

async function openBehindProxy() {
  const home = await createTestDatabase(inject("databaseServerUrl"));
  const proxy = await startDatabaseProxy(home.url);
  const said: string[] = [];
  const database = openDatabase({
    url: proxy.url,
    maxConnections: 1,
    outagePauses: { first: 10, longest: 100, silence: 500 },
    log: { warn: (_fields: unknown, message?: string) => void said.push(String(message)) },
  });
  onTestFinished(async () => {
    await database.close();
    await proxy.close();
    await home.drop();
  });
  const ask = () => database.withSystem((transaction) => transaction.execute(sql`select 1`));
  await ask();
  return { proxy, database, said, ask };
}

test("a connection on which nothing is answered any more counts as lost, once nobody answers elsewhere either", async () => {
  const { proxy, ask } = await openBehindProxy();
  proxy.hang();
  await expect(ask()).rejects.toThrow(DatabaseAway);
});

test("what begins while the database is away for a moment is done when it is back, and the log says both once", async () => {
  const { proxy, database, said, ask } = await openBehindProxy();
  await proxy.refuse();
  await eventually(async () => said.length === 1);
  const asked = [ask(), ask(), ask()];
  expect(database.availability.isAway).toBe(true);
  await proxy.restore();
  await Promise.all(asked);
  expect(said).toEqual(["the database is away; work waits until it is back", "the database is back"]);
});

const coded = (code: string) => Object.assign(new Error("failed"), { code });
const ofPostgres = (code: string) =>
  Object.assign(new pg.DatabaseError("failed", 0, "error"), { code, severity: "FATAL" });

test.for([
  ["57P01", true],
  ["57P02", true],
  ["57P03", true],
  ["57P04", true],
  ["57P05", true],
  ["08000", true],
  ["08006", true],
  ["53300", true],
  ["57014", false],
  ["23505", false],
  ["25006", false],
  ["40P01", false],
] as const)("what PostgreSQL says with %s is an outage: %s", ([code, expected]) => {
  expect(isOutage(new Error("Failed query", { cause: ofPostgres(code) }))).toBe(expected);
});

test("transactions in each other's way may be done again, broken rules may not", () => {
  expect(["40P01", "40001", "23505"].map((code) => mayPass(ofPostgres(code)))).toEqual([true, true, false]);
});

test("a network that fails is an outage of the database only where the driver says so", () => {
  const refused = new AggregateError([coded("ECONNREFUSED"), coded("ECONNREFUSED")]);
  const told = coded("08006");
  const ended = new Error("Connection terminated unexpectedly");
  for (const error of [refused, coded("EPIPE"), coded("ECONNRESET"), told, ended]) {
    expect([isOutage(error), isOutageOfDriver(error)]).toEqual([false, true]);
    expect(isOutage(new DatabaseAway(error))).toBe(true);
  }
  expect(isOutageOfDriver(coded("ENOENT"))).toBe(false);
  expect(isOutageOfDriver(Object.assign(coded("ENOENT"), { syscall: "connect" }))).toBe(true);
});

test.each([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "EHOSTDOWN"],
  ...["ENETUNREACH", "ENETDOWN", "EAI_AGAIN", "08006"],
])("the driver that says %s has lost its database", (code) => {
  expect([isOutageOfDriver(coded(code)), isOutage(coded(code))]).toEqual([true, false]);
});

test.each([
  ["Connection terminated", true],
  ["Connection terminated due to connection timeout", true],
  ["timeout expired", true],
  ["timeout exceeded when trying to connect", true],
  ["Query read timeout", true],
  ["Client has encountered a connection error and is not queryable", true],
  ["Client was closed and is not queryable", true],
  ["timeout expired for a lock", false],
  ["column does not exist", false],
])("the driver that says “%s” has lost its database: %s", (message, lost) => {
  expect(isOutageOfDriver(new Error("Failed query", { cause: new Error(message) }))).toBe(lost);
});

test("a database that only reads is away for who writes, as far as the driver tells", () => {
  expect([isOutageOfDriver(ofPostgres("25006")), isOutage(ofPostgres("25006"))]).toEqual([true, false]);
  expect([isOutageOfDriver(coded("25006")), isOutageOfDriver("away"), isOutageOfDriver(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a database that is away is looked for every quarter of a minute at least, and missed after ten seconds", () => {
  expect(usualPauses).toEqual({ first: 500, longest: 15_000, silence: 10_000 });
});
