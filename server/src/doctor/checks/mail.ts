import { sendTest, trySender } from "../../platform/mail/check-mail-server.ts";
import { hostOf, type MailAddress } from "../../platform/mail/mail-address.ts";
import { type SmtpSettings, smtpName } from "../../platform/mail/smtp-settings.ts";
import { type Answer, note, ok, wrong } from "../finding.ts";

export interface MailToCheck {
  smtp?: SmtpSettings | undefined;
  from: MailAddress;
  /** Where mails that are kept can be read; null where nobody can. */
  mailbox: string | null;
  /** Whom to send a test mail. */
  testMailTo?: string | undefined;
  /** Milliseconds to wait for the mail server at each step. */
  patience: number;
}

/** Whether mails go out: the server answers, lets Seedbed in and takes its sender, and a test mail if one is wanted. */
export async function checkMail({ smtp, from, mailbox, testMailTo, patience }: MailToCheck): Promise<Answer[]> {
  if (!smtp)
    return [kept(mailbox), ...(testMailTo ? [wrong("A test mail needs a mail server.", "Set SMTP_URL.")] : [])];
  const reached = await reach(smtp, from, patience);
  if (reached.some(({ status }) => status === "wrong") || !testMailTo) return reached;
  return [...reached, await checkTestMail(smtp, { from, to: testMailTo }, patience)];
}

/** Sends a test mail, and tells what the mail server answered. */
export async function checkTestMail(
  smtp: SmtpSettings,
  mail: { from: MailAddress; to: string },
  patience: number,
): Promise<Answer> {
  const words = await sendTest(smtp, mail, { patience });
  return words === null
    ? ok(`The mail server took a test mail to ${mail.to}: look whether it arrives.`)
    : wrong(`The mail server did not take a test mail to ${mail.to}: ${sentence(words)}`);
}

/** What is so without a mail server. */
export const kept = (mailbox: string | null): Answer =>
  mailbox
    ? ok(`SMTP_URL is not set: mails are kept and shown at ${mailbox}.`)
    : note("SMTP_URL is not set: mails are kept where nobody can read them.", "Set SMTP_URL to your mail server.");

async function reach(smtp: SmtpSettings, from: MailAddress, patience: number): Promise<Answer[]> {
  const name = smtpName(smtp);
  const trial = await trySender(smtp, from, { patience });
  switch (trial.step) {
    case "connection":
      return [wrong(`The mail server ${name} cannot be used: ${sentence(trial.words)}`, mend(trial.words))];
    case "sender": {
      const says = `The mail server ${name} does not take mails from ${from.address}: ${sentence(trial.words)}`;
      return [wrong(says, "Set MAIL_FROM to an address that it takes.")];
    }
    case "recipient":
      return [note(`The mail server ${name} takes no mail to ${from.address} itself: ${sentence(trial.words)}`)];
    case "done":
      return [ok(`The mail server ${name} answers and takes mails from ${from.address}.`), ...unusualSender(from)];
  }
}

function unusualSender(from: MailAddress): Answer[] {
  if (hostOf(from) !== "seedbed.local") return [];
  const says = `MAIL_FROM is not set: mails come from ${from.address}, which other mail servers refuse.`;
  return [note(says, "Set MAIL_FROM to an address of your own domain.")];
}

function mend(words: string): string {
  if (/^AUTH\b/.test(words)) return "Correct the user and the password in SMTP_URL.";
  if (/certificate|self-signed/i.test(words))
    return "Give the mail server a certificate that this machine trusts, or name its authority in NODE_EXTRA_CA_CERTS.";
  if (/STARTTLS/i.test(words))
    return "Write smtps:// in SMTP_URL, or ?tls=optional at its end if the way to the mail server is safe.";
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(words))
    return "Correct host and port in SMTP_URL, or start the mail server.";
  return "Look at SMTP_URL: smtp:// or smtps://, host and port; and at the mail server.";
}

const sentence = (words: string) => `${words.replace(/\.+$/, "")}.`;
