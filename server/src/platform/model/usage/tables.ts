import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** One row for each attempt at a task, drafts included. Never holds words of a prompt or an answer. */
export const modelUsage = pgTable(
  "model_usage",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id").notNull(),
    userId: uuid("user_id"),
    task: text("task").notNull(),
    taskVersion: integer("task_version").notNull(),
    /** `provider/id`, or `offline`. */
    model: text("model").notNull(),
    attempt: integer("attempt").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    tokensIn: integer("tokens_in").notNull(),
    tokensCached: integer("tokens_cached").notNull(),
    tokensOut: integer("tokens_out").notNull(),
    milliseconds: integer("milliseconds").notNull(),
    costUsd: doublePrecision("cost_usd").notNull(),
    outcome: text("outcome").notNull(),
    /** How often something was mended or dropped, by rule. */
    mends: jsonb("mends").$type<Record<string, number>>().notNull().default({}),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("model_usage_account_month").on(table.accountId, table.createdAt),
    // Rows come in the order of time: the oldest of all companies are found by it at next to no cost.
    index("model_usage_age").using("brin", table.createdAt),
  ],
);

const amount = (name: string) => bigint(name, { mode: "number" }).notNull();

/** What was used longer ago than attempts keep their rows, by the month (UTC) in which it was. */
export const modelUsageMonths = pgTable(
  "model_usage_months",
  {
    accountId: uuid("account_id").notNull(),
    userId: uuid("user_id"),
    task: text("task").notNull(),
    model: text("model").notNull(),
    /** Its first day. */
    month: date("month").notNull(),
    attempts: amount("attempts"),
    /** Those of them that brought no answer. */
    failed: amount("failed"),
    tokensIn: amount("tokens_in"),
    tokensCached: amount("tokens_cached"),
    tokensOut: amount("tokens_out"),
    milliseconds: amount("milliseconds"),
    costUsd: doublePrecision("cost_usd").notNull(),
  },
  (table) => [
    unique("model_usage_months_what")
      .on(table.accountId, table.userId, table.task, table.model, table.month)
      .nullsNotDistinct(),
  ],
);

/** Money set aside for calls under way. A row outlives its call only when the server is killed; it lapses at `expires_at`. */
export const modelReservations = pgTable(
  "model_reservations",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id").notNull(),
    userId: uuid("user_id"),
    amountUsd: doublePrecision("amount_usd").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("model_reservations_account").on(table.accountId)],
);

/** What AI may cost a company and each of its people, a day and a calendar month (UTC), in US dollars; null for no cap, as without a row. */
export const spendingCaps = pgTable("spending_caps", {
  accountId: uuid("account_id").primaryKey(),
  companyDayUsd: doublePrecision("company_day_usd"),
  companyMonthUsd: doublePrecision("company_month_usd"),
  personDayUsd: doublePrecision("person_day_usd"),
  personMonthUsd: doublePrecision("person_month_usd"),
  /** The day, and the month, of whose cap the admins have been warned last. */
  warnedOfDay: timestamp("warned_of_day", { withTimezone: true }),
  warnedOfMonth: timestamp("warned_of_month", { withTimezone: true }),
});
