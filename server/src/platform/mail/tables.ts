import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** `kept`: for the local mailbox, without an SMTP server. `waiting` becomes one of those after it, and then holds no text any more. */
export const mailStatuses = ["kept", "waiting", "sent", "failed", "expired", "cancelled"] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What kept the last attempt from succeeding: the mail server itself, or what it said of this recipient or this mail. */
export const mailTroubles = ["server", "recipient"] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** Mails, written in the transaction that needs them: kept for the local mailbox, or on their way to the SMTP server. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    /** Whose admins may ask what became of it; null where no company is concerned. */
    accountId: uuid("account_id"),
    kind: text().notNull().default("mail"),
    recipient: text().notNull(),
    // Codes and tickets open accounts: what is no longer waiting to be sent is emptied.
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull().default(""),
    /** Made once, so that who gets a mail twice can tell. */
    messageId: text("message_id").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Never sent from then on. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    status: text({ enum: mailStatuses }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull(),
    leaseOwner: text("lease_owner"),
    leaseUntil: timestamp("lease_until", { withTimezone: true }),
    /** How often its text was handed to the mail server without an answer to that. */
    handovers: integer().notNull().default(0),
    trouble: text({ enum: mailTroubles }),
    /** One line, in the mail server's own words where it said something. */
    lastError: text("last_error").notNull().default(""),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [
    index("mails_recipient").on(table.recipient, table.createdAt),
    index("mails_due").on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
  ],
);
