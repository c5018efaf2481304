import { z } from "zod";
import { type MailAddress, readMailAddress } from "../platform/mail/mail-address.ts";
import { readSmtpUrl, type SmtpSettings } from "../platform/mail/smtp-settings.ts";

const smtpAddress = z.string().transform((text, context): SmtpSettings => {
  const settings = readSmtpUrl(text);
  if (!("problem" in settings)) return settings;
  context.addIssue({ code: "custom", message: settings.problem });
  return z.NEVER;
});

const sender = z.string().transform((text, context): MailAddress => {
  const address = readMailAddress(text);
  if (address) return address;
  context.addIssue({ code: "custom", message: "must be a mail address such as Seedbed <seedbed@example.com>" });
  return z.NEVER;
});

/** The variables of mails. */
export const mailVariables = {
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: sender.default({ name: "Seedbed", address: "no-reply@seedbed.local" }),
  SUPPORT_EMAIL: z.email("must be a mail address such as help@example.com").default("help@seedbed.local"),
};
