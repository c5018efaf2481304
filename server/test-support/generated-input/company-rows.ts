import type { Database } from "../../src/platform/database/database.ts";

/** What a company has stored: by table, the number of rows and a hash over all they hold. */
export type CompanyRows = Record<string, string>;

/**
 * Reads the rows of every table that belongs to companies, when no durable work is under way any more. Of a table whose rows all stand in the
 * versions that were read before, nothing has changed: what they hold is not read once more.
 */
export function companyRowsReader({ pool }: Database): (accountId: string) => Promise<CompanyRows> {
  let tables: Promise<CompanyTable[]> | undefined;
  const known = new Map<string, { versions: string; rows: string }>();
  return async (accountId) => {
    tables ??= tablesOf(pool);
    const versions = await told(pool, await tables, { accountId, what: versionsOfRows, name: "versions-of-rows" });
    const keyOf = (table: string) => `${accountId} ${table}`;
    const changed = (await tables).filter(({ name }) => known.get(keyOf(name))?.versions !== versions[name]);
    const rows = changed.length > 0 ? await told(pool, changed, { accountId, what: contentOfRows }) : {};
    for (const [name, content] of Object.entries(rows))
      known.set(keyOf(name), { versions: versions[name] ?? "", rows: content });
    return Object.fromEntries((await tables).map(({ name }) => [name, known.get(keyOf(name))?.rows ?? ""]));
  };
}

interface CompanyTable {
  name: string;
  column: string;
}

/** Whoever changes a row writes another version of it, at another place or by another transaction. */
const versionsOfRows = "md5(coalesce(string_agg(t.ctid::text || t.xmin::text, ';' order by t.ctid), ''))";
const contentOfRows = "count(*) || ' rows ' || md5(coalesce(string_agg(t::text, ';' order by t::text), ''))";

/** What is asked of the rows of each table, by its name. A statement with a name is planned once a connection. */
async function told(
  pool: Database["pool"],
  tables: readonly CompanyTable[],
  { accountId, what, name }: { accountId: string; what: string; name?: string },
): Promise<Record<string, string>> {
  const queries = tables.map(
    (table) =>
      `select '${table.name}' as name, ${what} as told
       from ${table.name} t where ${table.column} = $1::uuid${table.name === "security_events" ? butRefusals : ""}`,
  );
  const { rows } = await pool.query<{ name: string; told: string }>({
    ...(name ? { name } : {}),
    text: queries.join(" union all "),
    values: [accountId],
  });
  return Object.fromEntries(rows.map((row) => [row.name, row.told]));
}

/** That somebody was refused is written down. */
const butRefusals = " and kind <> 'access-refused'";
/** Change by themselves, as something is sent, or ideas are compared. */
const byThemselves = ["webhooks", "webhook_deliveries", "idea_neighbours", "ideas_to_compare"];

async function tablesOf(pool: Database["pool"]): Promise<CompanyTable[]> {
  const { rows } = await pool.query<{ name: string }>(
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
