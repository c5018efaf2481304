import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How often something that can be guessed or overdone was tried, until the window ends. */
export const guardedAttempts = pgTable(
  "guarded_attempts",
  {
    kind: text().notNull(),
    /** Whom it is about: an email address in small letters, or an id. */
    subject: text().notNull(),
    /** One of the subject's own networks; empty for all others together. */
    network: text().notNull(),
    count: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.network] })],
);

/** Networks from which a person proved to be who they say. */
export const trustedNetworks = pgTable(
  "trusted_networks",
  {
    subject: text().notNull(),
    network: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.network] })],
);
