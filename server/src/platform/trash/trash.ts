import { deletionUndoMs } from "@seedbed/contract/limits";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { planDeletion } from "./plan-deletion.ts";
import { type Reference, readColumns, readReferences } from "./read-references.ts";
import { trash, trashRows } from "./tables.ts";

/** A row of one of these tables is a thing that people delete. */
type Relation = "concepts" | "seeds";

interface Deletion {
  relation: Relation;
  id: string;
  accountId: string;
  userId: string;
  at: Date;
}

/** Keeps a thing with all that goes when its row is deleted, which whoever calls it does next, in the same transaction. */
export async function putIntoTrash(transaction: Transaction, deletion: Deletion): Promise<void> {
  const { relation, id, accountId, userId, at } = deletion;
  const { relations, cleared } = planDeletion(await readReferences(transaction), relation);
  await transaction.insert(trash).values({ id, accountId, relation, deletedBy: userId, deletedAt: at });
  const keep = (position: number, table: string, { row, condition }: { row: string; condition: SQL }) =>
    transaction.execute(sql`insert into ${trashRows} (trash_id, account_id, position, number, relation, row)
      select ${id}, ${accountId}, ${position}::int, row_number() over (), ${table}, ${sql.raw(row)}
      from ${sql.raw(table)} as kept where ${condition}`);
  for (const [position, { relation: table, condition }] of relations.entries())
    await keep(position, table, { row: "to_jsonb(kept)", condition: about(condition, id) });
  for (const [index, { relation: table, column, condition }] of cleared.entries()) {
    const row = `jsonb_build_object('id', kept.id, '${column.replaceAll('"', "")}', kept.${column})`;
    await keep(relations.length + index, table, { row, condition: about(condition, id) });
  }
}

/** Brings a thing back as it was. False when it is not there, or was deleted longer ago than people may take back. */
export async function takeFromTrash(
  transaction: Transaction,
  { relation, id, at }: { relation: Relation; id: string; at: Date },
): Promise<boolean> {
  const [found] = await transaction
    .select()
    .from(trash)
    .where(and(eq(trash.id, id), eq(trash.relation, relation)))
    .for("update");
  if (!found || at.getTime() - found.deletedAt.getTime() > deletionUndoMs) return false;
  const references = await readReferences(transaction);
  const { relations, cleared } = planDeletion(references, relation);
  const members = new Set(relations.map((member) => member.relation));
  for (const { relation: table } of relations) {
    const columns = await readColumns(transaction, table);
    const values = columns.map((column) => keptValue(column, table, { references, members }));
    // What triggers have put there already is the same.
    await transaction.execute(sql`insert into ${sql.raw(`${table} (${columns.join(", ")})`)} overriding system value
      select ${sql.raw(values.join(", "))} from ${keptRows(table)} where ${areOf(table, id)} on conflict do nothing`);
  }
  for (const { relation: table, column } of cleared)
    await transaction.execute(sql`update ${sql.raw(`${table} as cleared set ${column} = kept.${column}`)}
      from ${keptRows(table)} where ${areOf(table, id)} and cleared.id = kept.id and ${sql.raw(`cleared.${column} is null`)}`);
  await transaction.delete(trash).where(eq(trash.id, id));
  return true;
}

/** Removes for good what can no longer be brought back. */
export async function emptyTrash(database: Pick<Database, "withSystem">, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deletionUndoMs);
  await database.withSystem((transaction) => transaction.delete(trash).where(lt(trash.deletedAt, before)));
}

function about(condition: string, id: string): SQL {
  return sql.join(
    condition.split("$id").map((part) => sql.raw(part)),
    sql`${id}`,
  );
}

const keptRows = (table: string) =>
  sql`trash_rows thrown cross join jsonb_populate_record(null::${sql.raw(table)}, thrown.row) as kept`;
const areOf = (table: string, id: string) => sql`thrown.trash_id = ${id} and thrown.relation = ${table}`;

/** What it referred to may have been deleted since: then it knows nothing of it, as if it had been there. */
function keptValue(
  column: string,
  table: string,
  { references, members }: { references: readonly Reference[]; members: ReadonlySet<string> },
): string {
  const reference = references.find(
    ({ child, childColumns, parent, onDelete }) =>
      child === table && childColumns[0] === column && onDelete === "set null" && !members.has(parent),
  );
  if (!reference) return `kept.${column}`;
  return `(select ${reference.parentColumns[0]} from ${reference.parent} there where there.${reference.parentColumns[0]} = kept.${column})`;
}
