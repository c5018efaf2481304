import { randomUUID } from "node:crypto";
import type { ConnectionOptions } from "node:tls";
import { hostOf, type MailAddress } from "./mail-address.ts";
import { writtenMail } from "./mail-content.ts";
import { usualMailTimes } from "./mail-times.ts";
import { messageOf } from "./message-of.ts";
import { connectToMailServer } from "./smtp-connection.ts";
import { readSmtpFailure } from "./smtp-failure.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

interface Check {
  /** How long (ms) to wait for the server at each step. */
  patience?: number;
  tls?: ConnectionOptions;
}

/** Connects, signs in and leaves. Null when the mail server answers and takes the password, else what is wrong, in one line without secrets. */
export async function verify(settings: SmtpSettings, { patience = 3_000, tls }: Check = {}): Promise<string | null> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    late = setTimeout(resolve, patience, "no answer yet");
  });
  const connected = connectToMailServer(settings, { connect: patience, silence: patience }, { tls }).then(
    (connection) => {
      connection.close();
      return null;
    },
    (error: unknown) => wordsOf(error, settings),
  );
  const outcome = await Promise.race([connected, tooLate]);
  clearTimeout(late);
  return outcome;
}

/**
 * Sends a mail that says it is a test, at once. Null when the mail server took it, else what is wrong, in one line without secrets.
 * @public
 */
export async function sendTest(
  settings: SmtpSettings,
  { from, to }: { from: MailAddress; to: string },
  { patience = usualMailTimes.connect, tls }: Check = {},
): Promise<string | null> {
  try {
    const connection = await connectToMailServer(settings, { connect: patience, silence: patience }, { tls });
    const mail = writtenMail({
      subject: "Seedbed can send mails",
      parts: [{ says: "This is a test. Somebody who runs Seedbed has asked whether its mails arrive: this one did." }],
    });
    const message = { ...mail, from, to, messageId: `<${randomUUID()}@${hostOf(from)}>`, date: new Date() };
    const content = await messageOf(message);
    await connection.send({ from: from.address, to, content, beforeText: async () => undefined });
    connection.close();
    return null;
  } catch (error) {
    return wordsOf(error, settings);
  }
}

/** How far a mail got: `done` up to its text, or the step at which it ended, with one line without secrets. */
export type Trial = { step: "done" } | { step: "connection" | "sender" | "recipient"; words: string };

class NoText extends Error {}

/** Connects, signs in and begins a mail from the sender to the sender, which ends before its text: nothing is sent. */
export async function trySender(
  settings: SmtpSettings,
  { address }: MailAddress,
  { patience = 3_000, tls }: Check = {},
): Promise<Trial> {
  const beforeText = async () => {
    throw new NoText();
  };
  try {
    const connection = await connectToMailServer(settings, { connect: patience, silence: patience }, { tls });
    await connection.send({ from: address, to: address, content: Buffer.alloc(0), beforeText });
    return { step: "done" };
  } catch (error) {
    if (error instanceof NoText) return { step: "done" };
    return { step: stepOf(error), words: wordsOf(error, settings) };
  }
}

function stepOf(error: unknown): "connection" | "sender" | "recipient" {
  const command = error instanceof Error && "command" in error ? error.command : undefined;
  if (command === "MAIL FROM") return "sender";
  return command === "RCPT TO" || command === "DATA" ? "recipient" : "connection";
}

const wordsOf = (error: unknown, { credentials }: SmtpSettings) =>
  readSmtpFailure(error, [credentials?.password ?? ""]).words;
