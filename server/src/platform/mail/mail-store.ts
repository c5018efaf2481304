import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { mails } from "./tables.ts";

export type KeptMail = Pick<typeof mails.$inferSelect, "recipient" | "subject" | "text" | "sentAt">;

const shownMax = 100;

/** The newest kept mails, newest first, at most 100; only those to the address when one is given, whatever its letters' case. */
export async function listKeptMails(database: Database, recipient: string | undefined): Promise<KeptMail[]> {
  return database.withSystem((transaction) =>
    transaction
      .select({ recipient: mails.recipient, subject: mails.subject, text: mails.text, sentAt: mails.sentAt })
      .from(mails)
      .where(recipient ? eq(sql`lower(${mails.recipient})`, recipient.trim().toLowerCase()) : undefined)
      .orderBy(desc(mails.sentAt))
      .limit(shownMax),
  );
}
