import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type Database, databaseErrorCode, openDatabase } from "./database.ts";

const refused = "42501";
const own = { accountId: randomUUID(), userId: randomUUID() };
const foreign = { accountId: randomUUID(), userId: randomUUID() };
let home: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let tables: string[];

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: home.url });
  const { rows } = await database.pool.query<{ name: string }>(
    // Of mails members may do less: see below.
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' and table_name <> 'mails' order by 1",
  );
  tables = rows.map((row) => row.name);
  await dropForeignKeys();
  for (const table of [...tables, "mails"]) for (const tenant of [own, foreign]) await insertAnyRow(table, tenant);
  await insertAnyRow("accounts", { accountId: null, userId: own.accountId });
  await insertAnyRow("accounts", { accountId: null, userId: foreign.accountId });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

/** So that rows can be of any values: what is asked here is only whose they are. */
async function dropForeignKeys(): Promise<void> {
  const { rows } = await database.pool.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { statement } of rows) await database.pool.query(statement);
}

/** A row with any values that the columns take; the `id` of a user or a company is the tenant's. */
async function insertAnyRow(table: string, tenant: { accountId: string | null; userId: string }): Promise<void> {
  const { rows } = await database.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
       and is_generated = 'NEVER' and column_name not in ('account_id', 'id')`,
    [table],
  );
  const hasId = await database.pool.query(
    "select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'id' and data_type = 'uuid'",
    [table],
  );
  const names = rows.map((row) => row.name);
  const values = rows.map((row) => anyValues[row.type] ?? "null");
  if (tenant.accountId) {
    names.push("account_id");
    values.push(`'${tenant.accountId}'`);
  }
  if (hasId.rows.length > 0) {
    names.push("id");
    values.push(table === "users" || table === "accounts" ? `'${tenant.userId}'` : "gen_random_uuid()");
  }
  const statement = `insert into ${table} (${names.join(", ")}) values (${values.join(", ")})`;
  await database.withSystem((transaction) => transaction.execute(sql.raw(statement)));
}

const anyValues: Record<string, string> = {
  uuid: "gen_random_uuid()",
  text: "gen_random_uuid()::text",
  integer: "1",
  date: "current_date",
  bigint: "1",
  boolean: "false",
  jsonb: "'{}'",
  numeric: "0",
  "double precision": "0",
  "timestamp with time zone": "now()",
  ARRAY: "'{}'",
};

const mailOf = (accountId: string | null) =>
  `insert into mails (id, account_id, recipient, subject, text, created_at, expires_at, status, next_attempt_at)
   values (gen_random_uuid(), ${accountId ? `'${accountId}'` : "null"}, 'ada@example.com', 's', 't', now(), now(), 'waiting', now())`;

/** PostgreSQL's code of the error that a member's statement ends in. */
const refusal = (statement: string) =>
  database
    .withTenant(own, (transaction) => transaction.execute(sql.raw(statement)))
    .then(() => "done", databaseErrorCode);

test("every table of a company forces row-level security and has policies for members and for the system", async () => {
  expect(tables).toEqual(expect.arrayContaining(["concepts", "report_sections", "seeds", "users", "outbox"]));
  const { rows } = await database.pool.query(
    `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
       (select array_agg(policyname::text order by policyname) from pg_policies where schemaname = 'public' and tablename = c.relname) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by 1`,
    [[...tables, "accounts", "mails"]],
  );
  expect(rows).toEqual(
    [...tables, "accounts", "mails"]
      .sort()
      .map((name) => ({ name, enabled: true, forced: true, policies: ["login", "system", "tenant"] })),
  );
});

test("a member's raw statements reach the own company's rows only, in every table", async () => {
  for (const table of [...tables, "accounts"]) {
    const company = table === "accounts" ? "id" : "account_id";
    const { rows } = await database.withTenant(own, (transaction) =>
      transaction.execute(sql.raw(`select distinct ${company}::text as company from ${table}`)),
    );
    expect([table, rows]).toEqual([table, [{ company: own.accountId }]]);
  }
  // Nobody of a company removes an entry of the audit log.
  for (const table of tables.filter((each) => each !== "security_events")) {
    const { rowCount } = await database.withTenant(own, (transaction) =>
      transaction.execute(sql.raw(`delete from ${table} where account_id = '${foreign.accountId}'`)),
    );
    expect([table, rowCount]).toEqual([table, 0]);
  }
});

test("a member cannot move a row into another company, in no table", async () => {
  for (const table of tables) {
    const outcome = await refusal(
      `update ${table} set account_id = '${foreign.accountId}' where account_id = '${own.accountId}'`,
    );
    expect([table, outcome]).toEqual([table, refused]);
  }
});

describe("a member cannot", () => {
  test.each([
    ["add a row to another company", () => `insert into concept_numbers values ('${foreign.accountId}', 900)`],
    ["join another company", () => `update users set account_id = '${foreign.accountId}' where id = '${own.userId}'`],
    ["found a company", () => "insert into accounts select * from accounts"],
    ["read mails", () => "select * from mails"],
    ["read the text of a mail", () => "select text from mails"],
    ["read what a mail is about", () => "select subject from mails"],
    ["remove mails", () => "delete from mails"],
    ["remove what the audit log tells", () => "delete from security_events"],
    ["change what the audit log tells", () => "update security_events set detail = ''"],
    ["send a mail elsewhere", () => "update mails set recipient = 'eve@evil.example'"],
    ["write a mail of another company", () => mailOf(foreign.accountId)],
    ["write a mail of no company", () => mailOf(null)],
    ["change the questionnaires", () => "delete from questionnaires"],
    ["say that a server is alive", () => "insert into servers (id) values ('x')"],
    ["read what is applied", () => "select * from seedbed_migrations"],
    ["read durable work", () => "select * from dbos.workflow_status"],
    ["switch the protection off", () => "alter table concepts disable row level security"],
  ])("%s", async (_name, statement) => {
    expect(await refusal(statement())).toBe(refused);
  });
});

test("a member writes and cancels the own company's mails, and sees what became of them alone", async () => {
  const count = (which: string) => sql.raw(`select count(*)::int as mails from mails where status = '${which}'`);
  await database.withTenant(own, async (transaction) => {
    await transaction.execute(sql.raw(mailOf(own.accountId)));
    expect((await transaction.execute(count("waiting"))).rows).toEqual([{ mails: 1 }]);
    await transaction.execute(sql`update mails set status = 'cancelled', subject = '', text = '', html = ''`);
  });
  const cancelled = (tenant: typeof own) =>
    database.withTenant(tenant, async (transaction) => (await transaction.execute(count("cancelled"))).rows);
  expect(await cancelled(own)).toEqual([{ mails: 2 }]);
  expect(await cancelled(foreign)).toEqual([{ mails: 0 }]);
});

test("without a company a person sees the own user and nothing else", async () => {
  const nobody = { accountId: null, userId: foreign.userId };
  for (const table of [...tables, "accounts"]) {
    const { rows } = await database.withTenant(nobody, (transaction) =>
      transaction.execute(sql.raw(`select * from ${table}`)),
    );
    expect([table, rows.length]).toEqual([table, table === "users" ? 1 : 0]);
  }
});

test("who a transaction was for is forgotten when it ends, also when it fails", async () => {
  const single = openDatabase({ url: home.url, maxConnections: 1 });
  const settings = "select current_user <> session_user as acting, current_setting('app.account_id', true) as company";
  await single.withTenant(own, async () => undefined);
  expect((await single.pool.query(settings)).rows).toEqual([{ acting: false, company: "" }]);
  await expect(
    single.withTenant(own, async () => {
      throw new Error("the work failed");
    }),
  ).rejects.toThrow("the work failed");
  expect((await single.pool.query(settings)).rows).toEqual([{ acting: false, company: "" }]);
  await single.close();
});

describe("the login that took no role", () => {
  const seen = async (settings: string) => {
    const client = await database.pool.connect();
    try {
      await client.query(settings);
      const found: [string, number | null][] = [];
      for (const table of [...tables, "accounts", "mails"]) {
        found.push([table, (await client.query(`select from ${table}`)).rowCount]);
      }
      return found.filter(([, count]) => count !== 0);
    } finally {
      await client.query("rollback");
      client.release();
    }
  };

  test("sees no row of any company", async () => {
    expect(await seen("begin")).toEqual([]);
  });

  test("sees none when it names a company or a person, either", async () => {
    expect(
      await seen(
        `begin; select set_config('app.account_id', '${own.accountId}', true), set_config('app.user_id', '${own.userId}', true)`,
      ),
    ).toEqual([]);
  });

  test("changes and adds none", async () => {
    for (const table of [...tables, "accounts", "mails"]) {
      expect([table, (await database.pool.query(`delete from ${table}`)).rowCount]).toEqual([table, 0]);
    }
    const adding = database.pool.query(`insert into concept_numbers values ('${own.accountId}', 900)`);
    expect(await adding.then(() => "done", databaseErrorCode)).toBe(refused);
  });
});

test("the system sees every company", async () => {
  const { rows } = await database.withSystem((transaction) =>
    transaction.execute(sql`select count(distinct account_id)::int as companies from concepts`),
  );
  expect(rows).toEqual([{ companies: 2 }]);
});

describe("work that only reads", () => {
  const conceptCompanies = sql`select distinct account_id::text as company from concepts`;

  test("sees the own company's rows only, and cannot write", async () => {
    const { rows } = await database.readTenant(own, (transaction) => transaction.execute(conceptCompanies));
    expect(rows).toEqual([{ company: own.accountId }]);
    const written = database.readTenant(own, (transaction) => transaction.execute(sql`delete from concepts`));
    expect(await written.then(() => "done", databaseErrorCode)).toBe("25006");
  });

  test("sees one moment, whatever is written between its statements", async () => {
    const titles = sql`select title from concepts order by id`;
    const [before, after] = await database.readTenant(own, async (transaction) => {
      const first = await transaction.execute(titles);
      await database.withTenant(own, (other) => other.execute(sql`update concepts set title = title || ' anew'`));
      return [first.rows, (await transaction.execute(titles)).rows];
    });
    expect(before.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
    await database.withTenant(own, (other) =>
      other.execute(sql`update concepts set title = replace(title, ' anew', '')`),
    );
  });

  test("leaves nothing of whom it was for on the connection, also when it fails", async () => {
    const single = openDatabase({ url: home.url, maxConnections: 1 });
    const failing = single.readTenant(own, async (transaction) => {
      await transaction.execute(conceptCompanies);
      throw new Error("the work failed");
    });
    await expect(failing).rejects.toThrow("the work failed");
    const { rows } = await single.pool.query("select current_user <> session_user as acting");
    expect(rows).toEqual([{ acting: false }]);
    await single.close();
  });

  test("that could not begin gives nothing away: its questions were not asked as a member", async () => {
    const single = openDatabase({ url: home.url, maxConnections: 1 });
    const client = await single.pool.connect();
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const refuseToBegin = (...given: unknown[]) =>
      String(given[0]).startsWith("begin") ? Promise.reject(new Error("no beginning")) : query(...given);
    Object.assign(client, { query: refuseToBegin });
    client.release();
    const read = single.readTenant(own, (transaction) => transaction.execute(conceptCompanies));
    await expect(read).rejects.toThrow("no beginning");
    await single.close();
  });
});
