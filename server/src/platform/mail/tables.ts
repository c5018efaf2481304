import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Mails kept for the local mailbox when no SMTP server is configured. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("mails_recipient").on(table.recipient, table.sentAt)],
);
