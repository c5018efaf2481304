import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { auditLogAnswers, readAuditLog } from "./audit-log.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  pool = new pg.Pool({ connectionString: home.url });
});
afterAll(async () => {
  await pool.end();
  await home.drop();
});

async function read() {
  const client = new pg.Client({ connectionString: home.url });
  await client.connect();
  const facts = await readAuditLog(client);
  await client.end();
  return facts;
}

test("an audit log of an earlier release is told as none, and chained by the next start", async () => {
  await pool.query(
    `drop trigger chain_security_event on security_events; drop trigger keep_security_event on security_events;
     drop function security_event_hash, chain_security_event, keep_security_event; drop sequence security_events_seq;
     alter table security_events drop column seq, drop column previous, drop column hash;
     delete from seedbed_migrations where name = '0050_audit_log_is_chained.sql'`,
  );
  await pool.query(
    `begin; set local role seedbed_system;
     insert into accounts (id, name, domain, goal) select gen_random_uuid(), n::text, 'mills.example', '' from generate_series(1, 2) n;
     insert into security_events (id, account_id, kind, at) select gen_random_uuid(), a.id, 'signed-in', now() - make_interval(hours => n)
       from (select id from accounts union all select null) a, generate_series(1, 20) n; commit`,
  );
  expect(await read()).toBeNull();
  await migrate(pool);
  expect(await read()).toEqual({ entries: 60, broken: 0, since: null });
  await pool.query(
    `begin; set local role seedbed_system;
     insert into security_events (id, account_id, kind, at) select gen_random_uuid(), id, 'signed-out', now() from accounts; commit`,
  );
  expect(await read()).toEqual({ entries: 62, broken: 0, since: null });
});

test("how the log is, is said in a sentence", () => {
  expect(auditLogAnswers(null)).toEqual([]);
  const says = (entries: number, broken: number) =>
    auditLogAnswers({ entries, broken, since: "2026-01-02 03:04" }).map((answer) => answer.says);
  expect(says(0, 0)).toEqual([]);
  expect(says(1, 0)).toEqual(["The audit log has 1 entry, as it was written."]);
  expect(says(2, 0)).toEqual(["The audit log has 2 entries, as they were written."]);
  expect(says(3, 1)).toEqual([
    "The audit log was changed: 1 entry does not follow from the one before, first at 2026-01-02 03:04 UTC.",
  ]);
  expect(says(3, 2)).toEqual([
    "The audit log was changed: 2 entries do not follow from the one before, first at 2026-01-02 03:04 UTC.",
  ]);
});
