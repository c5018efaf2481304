import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Companies. */
export const accounts = pgTable("accounts", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  domain: text().notNull(),
  goal: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** People. `subject` is the identity provider's name for the person; without a company the person has not onboarded yet. */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    subject: text().notNull().unique(),
    accountId: uuid("account_id").references(() => accounts.id),
    email: text().notNull(),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    jobTitle: text("job_title").notNull().default(""),
    role: text({ enum: ["admin", "member"] })
      .notNull()
      .default("member"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("users_email").on(sql`lower(${table.email})`), index("users_account").on(table.accountId)],
);
