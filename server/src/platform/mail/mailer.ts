import { randomUUID } from "node:crypto";
import nodemailer from "nodemailer";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/database.ts";
import { mails } from "./tables.ts";

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Whether sending takes no longer than writing a row; otherwise an answer that waits for it would tell that a mail was sent. */
  immediate: boolean;
  /** Hands a mail over. Rejects when the SMTP server or the database does not take it. */
  send(mail: Mail): Promise<void>;
}

interface MailerOptions {
  /** `smtp://` or `smtps://` address; without one mails are kept in the database for the local mailbox. */
  smtpUrl?: string;
  from: string;
  database: Database;
  clock: Clock;
}

/** Sends plain-text mails through the SMTP server, or keeps them for the local mailbox when none is configured. */
export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl ? smtpMailer(options.smtpUrl, options.from) : keepingMailer(options.database, options.clock);
}

const smtpTimeout = 15_000;

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      connectionTimeout: smtpTimeout,
      greetingTimeout: smtpTimeout,
      socketTimeout: smtpTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    immediate: false,
    async send({ to, subject, text }) {
      // As an object, an address is one recipient whatever commas it holds.
      await transport.sendMail({ to: { name: "", address: to }, subject, text });
    },
  };
}

function keepingMailer(database: Database, clock: Clock): Mailer {
  return {
    immediate: true,
    async send({ to, subject, text }) {
      await database.withSystem((transaction) =>
        transaction.insert(mails).values({ id: randomUUID(), recipient: to, subject, text, sentAt: clock() }),
      );
    },
  };
}
