import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/database/database.ts";

/** What a company has stored: by table, the number of rows and a hash over all they hold. */
export type CompanyRows = Record<string, string>;

/** Reads the rows of every table that belongs to companies, when no durable work is under way any more. */
export async function readCompanyRows(database: Database, accountId: string): Promise<CompanyRows> {
  const tables = await tablesOf(database);
  const queries = tables.map(
    ({ name, column }) =>
      `select '${name}' as name, count(*) || ' rows ' || md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as rows
       from ${name} t where ${column} = '${accountId}'${name === "security_events" ? butRefusals : ""}`,
  );
  const { rows } = await database.withSystem((transaction) =>
    transaction.execute<{ name: string; rows: string }>(sql.raw(queries.join(" union all "))),
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** That somebody was refused is written down. */
const butRefusals = " and kind <> 'access-refused'";
/** Change by themselves, as something is sent, or ideas are compared. */
const byThemselves = ["webhooks", "webhook_deliveries", "idea_neighbours", "ideas_to_compare"];

async function tablesOf(database: Database): Promise<{ name: string; column: string }[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' order by 1",
  );
  return [
    ...rows.filter(({ name }) => !byThemselves.includes(name)).map(({ name }) => ({ name, column: "account_id" })),
    { name: "accounts", column: "id" },
  ];
}

/** Whether durable work is waiting or under way; a document that was ordered waits for a moment before its work begins. */
export async function isWorking(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select (select count(*) from dbos.workflow_status where status in ('PENDING', 'ENQUEUED'))
       + (select count(*) from report_exports where status in ('waiting', 'working')) as count`,
  );
  return (rows[0]?.count ?? 0) > 0;
}

/** So that what a person may do a few times only can be tried often. */
export async function forgetAttempts(database: Database): Promise<void> {
  await database.pool.query("delete from guarded_attempts");
}
