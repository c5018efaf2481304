import type { Transaction } from "../../../platform/database/database.ts";
import type { LostMail } from "../../../platform/mail/deliver-mail.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { findUserByEmail } from "../store.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

/**
 * Writes to the audit log of the company whose mail it is, or else whose member it was for, that a mail will not arrive, with the mail
 * server's words. In a system transaction: the company is known only after the person was looked up.
 */
export async function recordLostMail(
  { clock }: Pick<AccessDependencies, "clock">,
  transaction: Transaction,
  { accountId, recipient, words }: LostMail,
): Promise<void> {
  // Written for nobody.
  if (!recipient) return;
  const member = accountId ? undefined : await findUserByEmail(transaction, recipient);
  await recordSecurityEvent(transaction, {
    accountId: accountId ?? member?.accountId ?? null,
    kind: "mail-failed",
    subjectEmail: recipient,
    detail: words,
    at: clock(),
  });
}
