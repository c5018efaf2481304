import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/**
 * How companies' lists have changed, so that nobody counts their entries: what was added less what was taken away, by what a list
 * is filtered by, and the number of changes. The database writes it: triggers on the lists' tables add a row for every statement
 * and sum the rows up now and then. Rows are only ever added, so writers never wait for each other.
 */
export const listChanges = pgTable(
  "list_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid("account_id").notNull(),
    list: text().$type<ListName>().notNull(),
    status: text().notNull().default(""),
    type: text().notNull().default(""),
    createdBy: uuid("created_by"),
    count: integer().notNull(),
    changes: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("list_changes_list").on(table.accountId, table.list)],
);

export type ListName = "concepts" | "seeds";
