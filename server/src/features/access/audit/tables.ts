import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../tables.ts";

/**
 * The audit log. Without a company: what was tried by or with an address that belongs to none. Kept for 400 days. Each entry holds a hash of itself and of the
 * one before it of the company, which the database makes (decision 50): entries are never changed, and removed only when they are old.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").references(() => accounts.id),
    kind: text().$type<SecurityEventKind>().notNull(),
    // Neither an id nor an address is a reference: the log outlives the people in it.
    actorId: uuid("actor_id"),
    actorEmail: text("actor_email").notNull().default(""),
    subjectEmail: text("subject_email").notNull().default(""),
    address: text().notNull().default(""),
    detail: text().notNull().default(""),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Set by the database, as are the next two. */
    seq: bigint({ mode: "number" }).notNull().default(0),
    previous: text().notNull().default(""),
    hash: text().notNull().default(""),
  },
  (table) => [
    index("security_events_newest").on(table.accountId, table.at, table.id),
    index("security_events_at").on(table.at),
    index("security_events_chain").on(table.accountId, table.seq),
  ],
);
