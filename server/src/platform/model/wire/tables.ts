import { jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { CallForm } from "./call-form.ts";

/** The form of request that a model takes at an address, found out by trying. Of the system, not of a company. */
export const modelForms = pgTable(
  "model_forms",
  {
    model: text("model").notNull(),
    /** Without user, password and query. */
    address: text("address").notNull(),
    form: jsonb("form").$type<CallForm>().notNull(),
    foundAt: timestamp("found_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.model, table.address] })],
);
