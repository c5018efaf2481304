import { and, desc, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { pretended } from "./mailer.ts";
import { type MailStatus, type MailTrouble, mails } from "./tables.ts";

export type KeptMail = Pick<typeof mails.$inferSelect, "recipient" | "subject" | "text" | "createdAt">;

const shownMax = 100;
const day = 24 * 3_600_000;
/** How long (ms) it is known what became of a mail. */
const rememberedFor = 30 * day;

/** The newest kept mails, newest first, at most 100; only those to the address when one is given, whatever its letters' case. */
export async function listKeptMails(database: Database, recipient: string | undefined): Promise<KeptMail[]> {
  return database.withSystem((transaction) =>
    transaction
      .select({ recipient: mails.recipient, subject: mails.subject, text: mails.text, createdAt: mails.createdAt })
      .from(mails)
      .where(
        and(
          eq(mails.status, "kept"),
          sql`${mails.kind} <> ${pretended}`,
          recipient ? eq(sql`lower(${mails.recipient})`, recipient.trim().toLowerCase()) : undefined,
        ),
      )
      .orderBy(desc(mails.createdAt))
      .limit(shownMax),
  );
}

/** What has become of a mail so far. */
export interface MailFate {
  status: MailStatus;
  /** What kept the last attempt from succeeding. */
  trouble: MailTrouble | null;
}

/** What has become of the mail with this id, of whatever company; undefined when there is none, or none any more. In a system transaction. */
export async function findMailFate(transaction: Transaction, id: string): Promise<MailFate | undefined> {
  const [row] = await transaction
    .select({ status: mails.status, trouble: mails.trouble })
    .from(mails)
    .where(eq(mails.id, id));
  return row;
}

/** What became of a mail, for those who had it sent. */
export interface MailOutcome {
  status: MailStatus;
  /** What kept the last attempt from succeeding, or ended the mail; one line, else empty. */
  words: string;
}

/** What became of the mails with these ids that the transaction's company may see. */
export async function listMailOutcomes(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailOutcome>> {
  const rows = await transaction
    .select({ id: mails.id, status: mails.status, words: mails.lastError })
    .from(mails)
    .where(inArray(mails.id, [...ids]));
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
}

/** Forgets, of all companies, the mails that were over 30 days ago. What is kept to be read, or waits, stays. */
export async function removeOldMails(database: Database, now: Date): Promise<void> {
  const over = and(
    or(notInArray(mails.status, ["kept", "waiting"]), and(eq(mails.status, "kept"), eq(mails.kind, pretended))),
    lt(mails.createdAt, new Date(now.getTime() - rememberedFor)),
  );
  await database.withSystem((transaction) => transaction.delete(mails).where(over));
}
