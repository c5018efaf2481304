import type { MailTimes } from "../../src/platform/mail/mail-times.ts";
import { readSmtpUrl, type SmtpSettings } from "../../src/platform/mail/smtp-settings.ts";

/** For tests, which do not wait for minutes. */
export const hastyMailTimes: MailTimes = {
  pauses: [50, 100, 200],
  lease: 1_000,
  look: 200,
  connect: 2_000,
  silence: 2_000,
};

/** The settings of an `SMTP_URL` that is right. */
export function smtpSettings(url: string): SmtpSettings {
  const settings = readSmtpUrl(url);
  if ("problem" in settings) throw new Error(settings.problem);
  return settings;
}
