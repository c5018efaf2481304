import { oneLine } from "./mail-content.ts";
import type { MailTrouble } from "./tables.ts";

/** What a mail server did with a mail that it did not take. */
export type SmtpFailure =
  /** Its last word on this recipient or this mail: trying again is of no use. */
  | { kind: "refused"; words: string }
  /** `broken`: the connection ended, so there is no answer to what was handed over. */
  | { kind: "later"; trouble: MailTrouble; words: string; broken: boolean };

interface ErrorOfConnection {
  message: string;
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Refusals (RFC 4954) that are about who sends, not about the recipient: the admin mends them, so the mail waits. */
const aboutSending = [530, 534, 535, 538];
const longestWords = 300;

/**
 * What a failed attempt means: 5xx for the recipient or the mail is final; 4xx, a silent or broken connection, a refused password or sender
 * is not. Words are one line, the server's own where it answered, without `secrets`.
 */
export function readSmtpFailure(error: unknown, secrets: readonly string[] = []): SmtpFailure {
  const { message, code, command, responseCode, response }: ErrorOfConnection =
    error instanceof Error ? error : { message: String(error) };
  const answered = typeof responseCode === "number";
  const concernsMail = command === "RCPT TO" || command === "DATA";
  const said = answered && typeof response === "string" ? response : message;
  // What the admin has to mend tells where it happened.
  const where = answered && !concernsMail && typeof command === "string" && command !== "CONN" ? `${command}: ` : "";
  const words = withoutSecrets(oneLine(where + said), secrets);
  if (!answered) {
    // An address that cannot be written into the dialogue at all.
    if (code === "EENVELOPE" || code === "EMESSAGE") return { kind: "refused", words };
    return { kind: "later", trouble: "server", words, broken: true };
  }
  if (concernsMail && responseCode >= 500 && !aboutSending.includes(responseCode)) return { kind: "refused", words };
  const trouble = concernsMail && responseCode < 500 ? "recipient" : "server";
  return { kind: "later", trouble, words, broken: false };
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter(Boolean).flatMap((secret) => [secret, Buffer.from(secret).toString("base64")]);
  return forms
    .reduce((left, form) => left.replaceAll(form, "[redacted]"), text)
    .slice(0, longestWords)
    .toWellFormed();
}
