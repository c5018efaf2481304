import { Readable } from "node:stream";
import type { ConnectionOptions } from "node:tls";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { MailTimes } from "./mail-times.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

export interface SmtpMessage {
  from: string;
  to: string;
  content: Buffer;
  /** Runs when the server has said that it takes the text, before it gets any of it; when it rejects, it gets none. */
  beforeText(): Promise<void>;
}

/** A connection to the mail server over which mails go one after the other. */
export interface SmtpConnection {
  /** Gives when the server has taken the mail; rejects as `readSmtpFailure` reads it, and then the connection is of no use any more. */
  send(message: SmtpMessage): Promise<void>;
  isOpen(): boolean;
  close(): void;
}

interface Connecting {
  tls?: ConnectionOptions | undefined;
  /** Ends the connection in the middle of whatever goes on. */
  signal?: AbortSignal;
}

/** Connects, turns to TLS as the settings say, and signs in. Rejects when the server does not answer, or refuses. */
export async function connectToMailServer(
  settings: SmtpSettings,
  times: Pick<MailTimes, "connect" | "silence">,
  { tls = {}, signal }: Connecting = {},
): Promise<SmtpConnection> {
  const { host, port, secure, requireTls, credentials } = settings;
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    requireTLS: requireTls,
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.silence,
    tls,
  });
  let open = true;
  // The first failure is told to whoever waits; later ones only end it.
  let onFailure: (error: Error) => void = () => undefined;
  const end = (error: Error) => {
    open = false;
    onFailure(error);
  };
  signal?.addEventListener("abort", () => connection.close());
  connection.on("error", end);
  connection.on("end", () => end(new Error("Connection closed")));
  const step = (take: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      onFailure = reject;
      take((error) => (error ? reject(error) : resolve()));
    }).catch((error: unknown) => {
      open = false;
      connection.close();
      throw error;
    });
  await step((done) => connection.connect(done));
  if (credentials)
    await step((done) =>
      connection.login({ user: credentials.user, pass: credentials.password }, (error) => done(error)),
    );
  return {
    isOpen: () => open,
    send: ({ from, to, content, beforeText }) =>
      step((done) => {
        const text = async function* () {
          await beforeText();
          yield content;
        };
        connection.send({ from, to: [to], size: content.length }, Readable.from(text()), (error) => done(error));
      }),
    close() {
      if (open) connection.quit();
      open = false;
    },
  };
}
