import MailComposer from "nodemailer/lib/mail-composer";
import type { MailAddress } from "./mail-address.ts";
import type { WrittenMail } from "./mail-content.ts";

interface Message extends WrittenMail {
  from: MailAddress;
  to: string;
  messageId: string;
  date: Date;
}

/** The mail as it goes over the wire (RFC 5322), with a part of text and one of HTML. */
export async function messageOf({ from, to, subject, text, html, messageId, date }: Message): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    // As an object, an address is one recipient whatever commas it holds.
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId,
    date,
    // So that nobody's holiday answers it (RFC 3834).
    headers: { "auto-submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
