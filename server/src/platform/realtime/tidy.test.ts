import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { createPassingRelay } from "./passing-relay.ts";
import { memberOf } from "./realtime.fixture.ts";
import { createTickets } from "./tickets.ts";

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const own = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: own.url });
  drop = own.drop;
});
afterAll(async () => {
  await database.close();
  await drop();
});

const count = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rows.length;

test("tickets nobody came with are forgotten after their minute, others stay", async () => {
  let now = Date.UTC(2026, 4, 1);
  const tickets = createTickets(database, () => new Date(now));
  await tickets.issue(memberOf());
  now += 30_000;
  const fresh = await tickets.issue(memberOf());
  now += 31_000;
  await tickets.removeExpired();
  expect(await count("socket_tickets")).toBe(1);
  expect(await tickets.redeem(fresh)).not.toBeNull();
});

test("passing events are removed a minute after they were sent", async () => {
  const log = pino({ level: "silent" });
  const relay = createPassingRelay({ database, serverId: "one", log, accountIds: () => [], deliver: () => undefined });
  for (const seconds of [10, 70])
    await database.pool.query(
      `insert into passing_events (id, account_id, envelope, created_at)
       values (gen_random_uuid(), gen_random_uuid(), '{}', now() - make_interval(secs => $1))`,
      [seconds],
    );
  await relay.removeOld();
  expect(await count("passing_events")).toBe(1);
});
