import type { Transaction } from "../../../platform/database/database.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { endInvitationsOf } from "../invitation-store.ts";

/** Ends what somebody who is no longer an admin of the company has invited to it; mails that still wait are not sent. */
export async function withdrawInvitationsOf(
  { mailer }: Pick<AccessDependencies, "mailer">,
  transaction: Transaction,
  { accountId, userId, at }: { accountId: string; userId: string; at: Date },
): Promise<void> {
  for (const { mailId } of await endInvitationsOf(transaction, { accountId, userId }, at))
    if (mailId) await mailer.cancel(transaction, mailId);
}
