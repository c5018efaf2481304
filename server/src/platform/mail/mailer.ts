import { randomUUID } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Transaction } from "../database/database.ts";
import { hostOf, type MailAddress } from "./mail-address.ts";
import { type MailContent, type WrittenMail, writtenMail } from "./mail-content.ts";
import { mails } from "./tables.ts";

/** What the senders listen to. */
export const mailChannel = "seedbed_mails";

export interface NewMail {
  /** What it is for, such as `reset-code`. */
  kind: string;
  to: string;
  /** The company whose transaction this is, or null in a system transaction. */
  accountId: string | null;
  content: MailContent;
  /** From then on it is no longer sent; what it holds is worth nothing, or too late. */
  expiresAt: Date;
  /** Whether an earlier one of this kind to this address that still waits is not to be sent any more. */
  replaces: boolean;
}

export interface Mailer {
  /**
   * Writes a mail in the transaction that needs it and gives its id: it is sent after the commit, or kept for the local mailbox without
   * an SMTP server. Both happen or neither.
   */
  write(transaction: Transaction, mail: NewMail): Promise<string>;
  /** A mail that still waits is not sent any more. */
  cancel(transaction: Transaction, id: string): Promise<void>;
  /**
   * Writes what goes through everything a mail does but is never sent, in a system transaction, and gives its id: for answers that must
   * not tell whether there was anybody to write to.
   */
  pretend(transaction: Transaction, expiresAt: Date): Promise<string>;
}

/** Kind of what `pretend` writes. */
export const pretended = "none";

interface MailerOptions {
  from: MailAddress;
  /** False without an SMTP server. */
  sends: boolean;
  clock: Clock;
}

export function createMailer({ from, sends, clock }: MailerOptions): Mailer {
  const insert = async (transaction: Transaction, mail: Omit<NewMail, "content" | "replaces"> & WrittenMail) => {
    const { to: recipient, kind, accountId, expiresAt, subject, text, html } = mail;
    const [id, now] = [randomUUID(), clock()];
    const row = {
      id,
      accountId,
      kind,
      recipient,
      subject,
      text,
      html,
      messageId: `<${id}@${hostOf(from)}>`,
      createdAt: now,
      expiresAt,
      status: sends ? ("waiting" as const) : ("kept" as const),
      nextAttemptAt: now,
    };
    await transaction.insert(mails).values(row).catch(withoutText);
    // Heard after the commit; a mail whose notification is lost is found by those who look by themselves.
    if (sends) await transaction.execute(sql`select pg_notify(${mailChannel}, '')`);
    return id;
  };
  return {
    async write(transaction, { content, replaces, ...mail }) {
      if (replaces) await cancelWaiting(transaction, sameAs(mail));
      return insert(transaction, { ...mail, ...writtenMail(content) });
    },
    cancel: (transaction, id) => cancelWaiting(transaction, eq(mails.id, id)),
    pretend: (transaction, expiresAt) =>
      insert(transaction, { kind: pretended, to: "", accountId: null, expiresAt, subject: "", text: "", html: "" }),
  };
}

// What fails is logged, with all that was to be written: codes and tickets do not belong there.
function withoutText(error: unknown): never {
  throw new Error("a mail could not be written", { cause: error instanceof Error ? error.cause : undefined });
}

const sameAs = ({ kind, to, accountId }: Pick<NewMail, "kind" | "to" | "accountId">) =>
  and(
    eq(sql`lower(${mails.recipient})`, to.toLowerCase()),
    eq(mails.kind, kind),
    sql`${mails.accountId} is not distinct from ${accountId}`,
  );

async function cancelWaiting(transaction: Transaction, which: SQL | undefined): Promise<void> {
  await transaction
    .update(mails)
    .set({ status: "cancelled", subject: "", text: "", html: "" })
    .where(and(which, eq(mails.status, "waiting")));
}
