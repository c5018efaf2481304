import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What was deleted and can still be brought back, by the id of the thing. */
export const trash = pgTable(
  "trash",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    /** Of the thing: `concepts`, `seeds`. */
    relation: text().notNull(),
    deletedBy: uuid("deleted_by").notNull(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("trash_deleted_at").on(table.deletedAt)],
);

/** The rows that a deleted thing consisted of, and what rows of others knew of it. */
export const trashRows = pgTable(
  "trash_rows",
  {
    trashId: uuid("trash_id")
      .notNull()
      .references(() => trash.id, { onDelete: "cascade" }),
    accountId: uuid("account_id").notNull(),
    /** In the order in which relations are to be filled again. */
    position: integer().notNull(),
    number: bigint({ mode: "number" }).notNull(),
    relation: text().notNull(),
    row: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trashId, table.position, table.number] })],
);
