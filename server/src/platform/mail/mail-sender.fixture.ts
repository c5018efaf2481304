import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { hastyMailTimes, smtpSettings } from "#test-support/mail-server/hasty-mails.ts";
import { loopbackCertificate } from "#test-support/mail-server/loopback-certificate.ts";
import { openDatabase } from "../database/database.ts";
import { observed } from "../database/observer.fixture.ts";
import { createLog } from "../log.ts";
import type { LostMail } from "./deliver-mail.ts";
import { createMailSender, type MailSender } from "./mail-sender.ts";
import type { MailTimes } from "./mail-times.ts";
import { createMailer, type NewMail } from "./mailer.ts";
import { type MailStatus, mails } from "./tables.ts";

const hour = 3_600_000;
export const from = { name: "Grüße & Söhne", address: "seedbed@mill.example" };

/** An outbox on a database of its own, and senders for it. The clock of all of them stands `ahead` milliseconds ahead. */
export async function openOutbox() {
  const own = await createTestDatabase(inject("databaseServerUrl"));
  const database = openDatabase({ url: own.url });
  const seen = observed(database, own.url);
  const time = { ahead: 0 };
  const clock = () => new Date(Date.now() + time.ahead);
  const mailer = createMailer({ from, sends: true, clock });
  const lost: LostMail[] = [];
  const logged: string[] = [];
  const log = createLog("debug", { write: (line: string) => void logged.push(line) });
  const senders = new Set<MailSender>();

  const rowOf = async (id: string) => {
    const [row] = await database.withSystem((transaction) => transaction.select().from(mails).where(eq(mails.id, id)));
    if (!row) throw new Error("there is no such mail");
    return row;
  };
  return {
    database: seen,
    time,
    mailer,
    /** What was told to the admins. */
    lost,
    /** All that senders have logged. */
    logged: () => logged.join("\n"),
    rowOf,
    write: (mail: Partial<NewMail> & { says?: string } = {}) => {
      const { says = "Hello.", ...given } = mail;
      return database.withSystem((transaction) =>
        mailer.write(transaction, {
          kind: "test",
          to: `ada-${randomUUID().slice(0, 8)}@example.com`,
          accountId: null,
          content: { subject: "Hello", parts: [{ says }] },
          expiresAt: new Date(clock().getTime() + 2 * hour),
          replaces: false,
          ...given,
        }),
      );
    },
    send(smtpUrl: string, times: Partial<MailTimes> = {}): MailSender {
      const sender = createMailSender({
        database,
        clock,
        log,
        settings: smtpSettings(smtpUrl),
        from,
        times: { ...hastyMailTimes, ...times },
        tls: { ca: loopbackCertificate.cert },
        tellFailure: async (_transaction, mail) => void lost.push(mail),
      });
      senders.add(sender);
      sender.launch();
      return sender;
    },
    /** The mail once it has the status. */
    becomes: (id: string, status: MailStatus) =>
      eventually(async () => {
        const row = await rowOf(id);
        return row.status === status && row;
      }),
    /** The mail once an attempt at it failed, which will be made again. */
    isPostponed: (id: string) =>
      eventually(async () => {
        const row = await rowOf(id);
        return row.status === "waiting" && row.trouble && row;
      }),
    /** Ends all senders. */
    rest: async () => {
      await Promise.all([...senders].map((sender) => sender.close()));
      senders.clear();
    },
    async close() {
      await this.rest();
      await seen.close();
      await own.drop();
    },
  };
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;
