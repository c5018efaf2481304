import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { observed } from "../database/observer.fixture.ts";
import { createRealtimeServer } from "./create-realtime-server.ts";
import { createPassingRelay } from "./passing-relay.ts";
import { memberOf } from "./realtime.fixture.ts";
import { createTickets } from "./tickets.ts";

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const own = await createTestDatabase(inject("databaseServerUrl"));
  database = observed(openDatabase({ url: own.url }), own.url);
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

test("a running server removes what is over every minute: events of both kinds, and tickets", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = createRealtimeServer({
    database,
    log: pino({ level: "silent" }),
    clock: () => new Date(),
    serverId: "one",
    allowedOrigins: [],
    sessionEnds: async () => new Map(),
    findMembers: async () => new Map(),
  });
  onTestFinished(() => server.close());
  await database.pool.query("delete from passing_events");
  await database.pool.query("delete from socket_tickets");
  await database.pool.query(`insert into passing_events (id, account_id, envelope, created_at)
    values (gen_random_uuid(), gen_random_uuid(), '{}', now() - interval '2 minutes')`);
  // The last of the old ones stays, to tell how far they go.
  await database.pool.query(`insert into outbox (seq, id, account_id, type, data, created_at)
    select n, gen_random_uuid(), '01900000-0000-7000-8000-000000000001', 'concept.workflow.update.account', '{}', now() - interval '40 days'
    from generate_series(1, 2) n`);
  await createTickets(database, () => new Date(Date.now() - 120_000)).issue(memberOf());
  const counts = () => Promise.all(["passing_events", "outbox", "socket_tickets"].map(count));
  expect(await counts()).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(60_000);
  await eventually(async () => (await counts()).join() === "0,1,0");
});
