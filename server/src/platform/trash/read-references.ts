import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";

/** A foreign key of one table to another one; all names as they stand in SQL. */
export interface Reference {
  child: string;
  childColumns: string[];
  parent: string;
  parentColumns: string[];
  /** What becomes of the child's row when the parent's is deleted. */
  onDelete: "cascade" | "set null" | "other";
}

export async function readReferences(transaction: Transaction): Promise<Reference[]> {
  const { rows } = await transaction.execute<Reference & Record<string, unknown>>(referencesSql);
  return rows;
}

const columnsOf = (relation: string, numbers: string) => `array(
    select quote_ident(attname)::text from unnest(${numbers}) with ordinality as key(number, place)
    join pg_attribute on attrelid = ${relation} and attnum = key.number order by key.place)`;

const referencesSql =
  sql.raw(`select quote_ident(child.relname) as child, ${columnsOf("conrelid", "conkey")} as "childColumns",
    quote_ident(parent.relname) as parent, ${columnsOf("confrelid", "confkey")} as "parentColumns",
    case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'other' end as "onDelete"
  from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
  order by child.relname, conname`);

/** The columns of a table that can be written, as they stand in SQL. */
export async function readColumns(transaction: Transaction, relation: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string }>(
    sql`select quote_ident(attname)::text as name from pg_attribute
      where attrelid = ${relation}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return rows.map(({ name }) => name);
}
