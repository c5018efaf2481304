import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Servers that share this database and when each was last heard of. */
export const servers = pgTable("servers", {
  id: text().primaryKey(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  heardAt: timestamp("heard_at", { withTimezone: true }).notNull().defaultNow(),
});
