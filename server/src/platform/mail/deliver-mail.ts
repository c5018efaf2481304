import type { Logger } from "pino";
import type { Clock } from "../clock/clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { MailAddress } from "./mail-address.ts";
import type { MailTimes } from "./mail-times.ts";
import { pretended } from "./mailer.ts";
import { messageOf } from "./message-of.ts";
import { beginHandover, hurry, markFailed, markSent, postpone, postponeDue, type WaitingMail } from "./outbox-store.ts";
import { pauseAfter } from "./pauses.ts";
import { readSmtpFailure } from "./smtp-failure.ts";
import type { SmtpLine } from "./smtp-line.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

/** A mail that will not be sent any more, and why, in one line. */
export type LostMail = Pick<WaitingMail, "id" | "accountId" | "kind" | "recipient"> & { words: string };

/** Tells the admins of a mail that will not arrive, in the transaction that says so. */
export type TellFailure = (transaction: Transaction, mail: LostMail) => Promise<void>;

interface Delivering {
  database: Database;
  clock: Clock;
  log: Logger;
  settings: SmtpSettings;
  from: MailAddress;
  times: MailTimes;
  line: SmtpLine;
  leaseEnd(): Date;
  tellFailure: TellFailure;
}

/** How often a mail's text is handed over without an answer: once, and once more. */
const handoversMax = 2;

/** Thrown when the mail belongs to another server by now, or was cancelled. */
class NoLongerOurs extends Error {}

/** Makes one attempt at the mail, and keeps what came of it. Rejects only when the database does not answer. */
export async function deliverMail(
  { database, clock, log, settings, from, times, line, leaseEnd, tellFailure }: Delivering,
  { mail, owner }: { mail: WaitingMail; owner: string },
): Promise<void> {
  const lease = { id: mail.id, owner };
  const what = { part: "mails", mail: mail.id, kind: mail.kind };
  // Mail servers like to repeat whom they refuse.
  const logged = (words: string) => (mail.recipient ? words.replaceAll(mail.recipient, "[recipient]") : words);
  const fail = (words: string) =>
    database.withSystem(async (transaction) => {
      if (!(await markFailed(transaction, lease, words))) return;
      log.warn({ ...what, words: logged(words) }, "a mail will not arrive");
      await tellFailure(transaction, { ...mail, words });
    });

  if (mail.handovers >= handoversMax)
    return fail("The connection ended twice while the mail was handed over: it may have arrived.");

  let [reached, handedOver] = [false, false];
  const beforeText = async () => {
    const ours = await database.withSystem((transaction) => beginHandover(transaction, lease, leaseEnd()));
    if (!ours) throw new NoLongerOurs();
    handedOver = true;
  };
  try {
    await line.reach();
    reached = true;
    if (mail.kind !== pretended) {
      const { recipient: to, subject, text, html, messageId, createdAt: date } = mail;
      const content = await messageOf({ from, to, subject, text, html, messageId, date });
      await line.send({ from: from.address, to, content, beforeText });
    }
  } catch (error) {
    if (error instanceof NoLongerOurs) return;
    const failure = readSmtpFailure(error, [settings.credentials?.password ?? "", ...secretsIn(mail.text)]);
    if (failure.kind === "refused") return fail(failure.words);
    const lifetime = mail.expiresAt.getTime() - mail.createdAt.getTime();
    const pause = pauseAfter(mail.attempts, { pauses: times.pauses, lifetime, random: Math.random });
    const { trouble, words, broken } = failure;
    log.warn({ ...what, attempts: mail.attempts, words: logged(words) }, "a mail is tried again later");
    const until = new Date(clock().getTime() + pause);
    return database.withSystem(async (transaction) => {
      await postpone(transaction, lease, { until, trouble, words, isAnswered: !broken, handedOver });
      // The others need not find out one by one.
      if (!reached) await postponeDue(transaction, { now: clock(), pause: times.pauses[0] ?? 0, words });
    });
  }
  await database.withSystem(async (transaction) => {
    await markSent(transaction, lease, clock());
    // The server answers: what waited for that goes at once.
    await hurry(transaction, clock());
  });
}

/** Codes and tickets, should a mail server repeat what it was sent. */
const secretsIn = (text: string): string[] => text.match(/\b\d{6}\b|[\w-]{43,}/g) ?? [];
