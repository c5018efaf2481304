import type { Notice } from "@seedbed/contract/access/schemas";
import { isNull, sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Companies. */
export const accounts = pgTable("accounts", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  domain: text().notNull(),
  goal: text().notNull(),
  /** Whether every member signs in with a second factor. */
  secondFactorDemanded: boolean("second_factor_demanded").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/**
 * People. `subject` is the identity provider's name for the person; without a company the person has not onboarded yet. Who was removed
 * keeps the row, and with it the name at what the person made; who comes back, to this company or to another, gets a new one.
 */
export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    accountId: uuid("account_id").references(() => accounts.id),
    email: text().notNull(),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    jobTitle: text("job_title").notNull().default(""),
    role: text({ enum: ["admin", "member"] })
      .notNull()
      .default("member"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    removedAt: timestamp("removed_at", { withTimezone: true }),
    /** Grows by itself with every change of role or company, and with a removal. */
    rightsVersion: integer("rights_version").notNull().default(0),
    /** To the day, when the person last came by way of an external identity provider; null for nobody who has. */
    seenAt: timestamp("seen_at", { withTimezone: true }),
    /** Told to the person's own sessions alone: what their browsers keep of unsent words is encrypted with it. 64 hexadecimal digits. */
    keptKey: text("kept_key")
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
  },
  (table) => [
    uniqueIndex("users_current_subject").on(table.subject).where(isNull(table.removedAt)),
    uniqueIndex("users_current_email").on(sql`lower(${table.email})`).where(isNull(table.removedAt)),
    index("users_account").on(table.accountId),
  ],
);

/** Invitations into a company; open until one of the last two instants is set. The ticket itself is kept nowhere. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** In small letters. */
    email: text().notNull(),
    role: text({ enum: ["admin", "member"] }).notNull(),
    /** Of the ticket in the mail. */
    ticketHash: text("ticket_hash").notNull().unique(),
    /** Of the ticket that was answered to who invites, which proves no address. */
    linkHash: text("link_hash").unique(),
    invitedBy: uuid("invited_by")
      .notNull()
      .references(() => users.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
    /** No reference: what became of a mail is forgotten after a while. */
    mailId: uuid("mail_id"),
  },
  (table) => [
    uniqueIndex("invitations_open")
      .on(table.accountId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index("invitations_created").on(table.accountId, table.createdAt),
  ],
);

/** Notices that people have dismissed. */
export const dismissedNotices = pgTable(
  "dismissed_notices",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    notice: text().$type<Notice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notice] })],
);
