import { AsyncLocalStorage } from "node:async_hooks";
import type { AccessDependencies } from "../dependencies.ts";
import { alreadyRegisteredMail, codeLifetimeMinutes, codeMail } from "./identity-mails.ts";

/** The mails of one call of the identity provider. */
interface CallMails {
  mailId: string | undefined;
  failure: unknown;
}

/** Writes the mails that the identity provider asks for. */
export interface IdentityMails {
  writeCode(email: string, code: string, purpose: string): Promise<void>;
  writeAlreadyRegistered(email: string): Promise<void>;
  /** Runs a call and gives the id of the mail it wrote. Rejects when a mail could not be written: the provider itself passes over that. */
  during<T>(call: () => Promise<T>): Promise<{ result: T; mailId: string | undefined }>;
  /** The id of a mail to nobody. */
  pretend(): Promise<string>;
}

const codeLifetime = codeLifetimeMinutes * 60_000;

/**
 * Each mail is written in a transaction of its own, while the one of the provider goes on: a sign-up that is kept always has its mail. The
 * provider works on other connections, in its own schema and with other rights.
 */
export function createIdentityMails({
  database,
  clock,
  mailer,
  publicUrl,
}: Pick<AccessDependencies, "database" | "clock" | "mailer" | "publicUrl">): IdentityMails {
  const calls = new AsyncLocalStorage<CallMails>();
  const expiry = () => new Date(clock().getTime() + codeLifetime);
  const keep = async (writing: Promise<string>) => {
    const call = calls.getStore();
    try {
      const mailId = await writing;
      if (call) call.mailId = mailId;
    } catch (error) {
      if (!call) throw error;
      call.failure = error;
    }
  };
  return {
    async writeCode(to, code, purpose) {
      const mail = codeMail(purpose, code);
      if (!mail) return;
      // A new code makes the one before worthless.
      const written = { ...mail, to, accountId: null, expiresAt: expiry(), replaces: true };
      await keep(database.withSystem((transaction) => mailer.write(transaction, written)));
    },
    async writeAlreadyRegistered(to) {
      const content = alreadyRegisteredMail(publicUrl);
      // It takes the place of a code, and must not be told from one by how long it is tried.
      const mail = { kind: "already-registered", content, to, accountId: null, expiresAt: expiry(), replaces: true };
      await keep(database.withSystem((transaction) => mailer.write(transaction, mail)));
    },
    async during(call) {
      const mails: CallMails = { mailId: undefined, failure: undefined };
      const result = await calls.run(mails, call);
      if (mails.failure) throw mails.failure;
      return { result, mailId: mails.mailId };
    },
    pretend: () => database.withSystem((transaction) => mailer.pretend(transaction, expiry())),
  };
}
