import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The number of each company's newest event. Numbers of its own tell a company nothing about how much others do. */
export const outboxCounters = pgTable("outbox_counters", {
  accountId: uuid("account_id").primaryKey(),
  last: bigint({ mode: "number" }).notNull(),
});

/** Durable events, written in the transaction of the change they tell of. `user_id` set: only that user may receive it. */
export const outbox = pgTable(
  "outbox",
  {
    seq: bigint({ mode: "number" }).notNull(),
    id: uuid().notNull(),
    accountId: uuid("account_id").notNull(),
    userId: uuid("user_id"),
    type: text().notNull(),
    data: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.seq] }), index("outbox_created").on(table.createdAt)],
);

/** Passing events on their way to other servers; rows live for seconds. */
export const passingEvents = pgTable("passing_events", {
  id: uuid().primaryKey(),
  accountId: uuid("account_id").notNull(),
  envelope: jsonb().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Single-use tickets that open a socket; only a hash is stored. */
export const socketTickets = pgTable("socket_tickets", {
  hash: text().primaryKey(),
  accountId: uuid("account_id").notNull(),
  userId: uuid("user_id").notNull(),
  /** The session it was asked for in; null where sessions are an external identity provider's. */
  sessionId: text("session_id"),
  /** Until when what was shown for it is good; null where the session says so. */
  goodUntil: timestamp("good_until", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
