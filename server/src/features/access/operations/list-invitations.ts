import type { Database } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { type InvitationRow, listOpenInvitations } from "../invitation-store.ts";

/** The open invitations of the caller's company, newest first. */
export async function listInvitations(database: Database, actor: Member): Promise<InvitationRow[]> {
  return database.withTenant(actor, (transaction) => listOpenInvitations(transaction, actor.accountId));
}
