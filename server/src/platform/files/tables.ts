import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Folders whose files are to be removed, written in the transaction that removes what they belonged to. */
export const fileRemovals = pgTable(
  "file_removals",
  {
    accountId: uuid("account_id").notNull(),
    folder: text().notNull(),
    orderedAt: timestamp("ordered_at", { withTimezone: true }).notNull(),
    /** When it is to be tried next. */
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.folder] })],
);
