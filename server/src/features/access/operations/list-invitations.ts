import type { Member } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { type InvitationRow, listOpenInvitations } from "../invitation-store.ts";

/** The open invitations of the caller's company, newest first. */
export async function listInvitations(
  { database }: Pick<AccessDependencies, "database">,
  actor: Member,
): Promise<InvitationRow[]> {
  return database.withTenant(actor, (transaction) => listOpenInvitations(transaction, actor.accountId));
}
