import { randomUUID } from "node:crypto";
import type { ConnectionOptions } from "node:tls";
import type { Logger } from "pino";
import type { Clock } from "../clock/clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import { listen } from "../realtime/listen.ts";
import { deliverMail, type TellFailure } from "./deliver-mail.ts";
import type { MailAddress } from "./mail-address.ts";
import type { MailTimes } from "./mail-times.ts";
import { mailChannel } from "./mailer.ts";
import { expireOverdue, nextDueAt, renewLeases, takeDueMail } from "./outbox-store.ts";
import { createSmtpLine, type SmtpLine } from "./smtp-line.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

/** Connections a server has to the mail server at a time. */
const linesMax = 5;
/** How long (ms) closing waits for what is just sent. */
const grace = 3_000;

export interface MailSenderOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  settings: SmtpSettings;
  from: MailAddress;
  times: MailTimes;
  tls?: ConnectionOptions;
  /** Told in the transaction that ends the mail. */
  tellFailure: TellFailure;
}

export interface MailSender {
  launch(): void;
  /** Takes no more mails and waits, at most three seconds, for those that are just sent. */
  close(): Promise<void>;
}

/**
 * Sends the mails that wait, of all servers of this database: each is taken by one server for a while, and by another one when that is
 * over. Begins when it hears of a mail, and looks by itself every few seconds.
 */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { database, clock, log, times } = options;
  const owner = randomUUID();
  const running = new Set<Promise<void>>();
  const lines = new Set<SmtpLine>();
  const timers = new Set<NodeJS.Timeout>();
  let closing = false;
  let listening: ReturnType<typeof listen> | undefined;
  let wakeAgain: NodeJS.Timeout | undefined;

  const leaseEnd = () => new Date(clock().getTime() + times.lease);
  const inSystem = <T>(work: (transaction: Transaction) => Promise<T>) => database.withSystem(work);

  const work = async () => {
    const line = createSmtpLine(options);
    lines.add(line);
    try {
      for (;;) {
        if (closing) return;
        const now = clock();
        const mail = await inSystem((transaction) => takeDueMail(transaction, { owner, now, until: leaseEnd() }));
        if (!mail) return;
        // There may be more.
        begin();
        await deliverMail({ ...options, line, leaseEnd }, { mail, owner });
      }
    } finally {
      line.close();
      lines.delete(line);
    }
  };

  const begin = () => {
    if (closing || running.size >= linesMax) return;
    const one = work()
      .catch((error: unknown) => log.warn({ part: "mails", err: error }, "mails could not be sent for now"))
      .finally(() => {
        running.delete(one);
        if (running.size === 0) void wakeInTime();
      });
    running.add(one);
  };

  /** Does not wait for the next look when a mail is due before. */
  const wakeInTime = async () => {
    const at = await inSystem((transaction) => nextDueAt(transaction, clock())).catch(() => null);
    if (closing || at === null) return;
    const wait = at.getTime() - clock().getTime();
    clearTimeout(wakeAgain);
    if (wait < times.look) wakeAgain = setTimeout(begin, Math.max(wait, 10)).unref();
  };

  const tidy = () =>
    inSystem(async (transaction) => {
      for (const mail of await expireOverdue(transaction, clock()))
        await options.tellFailure(transaction, { ...mail, words: mail.lastError });
    });

  const every = (pause: number, what: () => Promise<unknown> | undefined) => {
    const guarded = () =>
      what()?.catch((error: unknown) => log.warn({ part: "mails", err: error }, "could not look after mails"));
    timers.add(setInterval(guarded, pause).unref());
  };

  return {
    launch() {
      const channels = { [mailChannel]: begin };
      listening = listen({ pool: database.pool, channels, onListening: begin, log });
      every(times.look, () => {
        begin();
        return tidy();
      });
      every(times.lease / 3, () =>
        running.size > 0 ? inSystem((transaction) => renewLeases(transaction, owner, leaseEnd())) : undefined,
      );
    },
    async close() {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      clearTimeout(wakeAgain);
      await listening?.close();
      const cut = setTimeout(() => {
        for (const line of lines) line.cut();
      }, grace);
      await Promise.allSettled(running);
      clearTimeout(cut);
    },
  };
}
