import type { ConnectionOptions } from "node:tls";
import type { MailTimes } from "./mail-times.ts";
import { connectToMailServer, type SmtpConnection, type SmtpMessage } from "./smtp-connection.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

/** A line to the mail server for mails one after the other: connected when needed, and again when it was lost. */
export interface SmtpLine {
  /** Connects and signs in if need be. Rejects when that fails. */
  reach(): Promise<void>;
  /** Sends over the line. Rejects when the mail was not taken, or when nobody knows. */
  send(message: SmtpMessage): Promise<void>;
  close(): void;
  /** Ends it in the middle of whatever goes on, which then fails. */
  cut(): void;
}

export function createSmtpLine({
  settings,
  times,
  tls,
}: {
  settings: SmtpSettings;
  times: MailTimes;
  tls?: ConnectionOptions | undefined;
}): SmtpLine {
  let connection: SmtpConnection | undefined;
  const cutting = new AbortController();
  const connected = async () => {
    if (!connection?.isOpen()) connection = await connectToMailServer(settings, times, { tls, signal: cutting.signal });
    return connection;
  };
  return {
    reach: async () => void (await connected()),
    async send(message) {
      const current = await connected();
      await current.send(message);
    },
    close: () => connection?.close(),
    cut: () => cutting.abort(),
  };
}
