import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Answers of calls that carried an `Idempotency-Key`, so that sending one again starts nothing twice. Status is null while it runs. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    accountId: uuid("account_id").notNull(),
    userId: uuid("user_id").notNull(),
    route: text().notNull(),
    key: text().notNull(),
    requestHash: text("request_hash").notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.route, table.key] }),
    index("idempotent_answers_created").on(table.createdAt),
  ],
);
