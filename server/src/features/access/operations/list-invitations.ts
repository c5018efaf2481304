import type { Member } from "../../../platform/http/actor.ts";
import { listMailOutcomes, type MailOutcome } from "../../../platform/mail/mail-store.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { type InvitationRow, listOpenInvitations } from "../invitation-store.ts";

/** An invitation, and what became of its mail as far as that is known. */
export interface MailedInvitation extends InvitationRow {
  mail: MailOutcome | undefined;
}

/** The open invitations of the caller's company, newest first. */
export async function listInvitations(
  { database }: Pick<AccessDependencies, "database">,
  actor: Member,
): Promise<MailedInvitation[]> {
  return database.withTenant(actor, async (transaction) => {
    const open = await listOpenInvitations(transaction, actor.accountId);
    const outcomes = await listMailOutcomes(
      transaction,
      open.flatMap(({ mailId }) => mailId ?? []),
    );
    return open.map((invitation) => ({ ...invitation, mail: outcomes.get(invitation.mailId ?? "") }));
  });
}
