import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";

/** Whether one of these ids names something that belongs to a company, and not to this one. In a system transaction. */
export async function isOfAnotherCompany(transaction: Transaction, ids: readonly string[], accountId: string) {
  const { rows: tables } = await transaction.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c
    join pg_attribute company on company.attrelid = c.oid and company.attname = 'account_id'
    join pg_attribute id on id.attrelid = c.oid and id.attname = 'id' and id.atttypid = 'uuid'::regtype
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity`);
  const foundIn = tables.map(
    ({ name }) =>
      sql`select from ${sql.raw(name)} where id = any(${sql.param(ids)}::uuid[]) and account_id <> ${accountId}`,
  );
  const { rowCount } = await transaction.execute(sql`${sql.join(foundIn, sql` union all `)} limit 1`);
  return (rowCount ?? 0) > 0;
}
