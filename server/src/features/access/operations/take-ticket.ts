import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import { stateOf } from "../invitation-state.ts";
import { type InvitationRow, lockInvitation, markAccepted } from "../invitation-store.ts";
import { type UserRow, updateUser } from "../store.ts";
import { ticketHash } from "../ticket.ts";

/**
 * The invitation of a ticket, held until the transaction ends. Throws `conflict` when it was never issued, used, revoked or has expired.
 * `provesAddress`: the ticket is the one in the mail.
 */
export async function holdInvitation(
  transaction: Transaction,
  ticket: string,
  now: Date,
): Promise<InvitationRow & { provesAddress: boolean }> {
  const hash = ticketHash(ticket);
  const invitation = hash ? await lockInvitation(transaction, hash) : undefined;
  const state = invitation ? stateOf(invitation, now) : "invalid";
  if (state === "expired") throw new Failure("conflict", "This invitation has expired.");
  if (!invitation || state === "invalid") throw new Failure("conflict", "This invitation is no longer valid.");
  return { ...invitation, provesAddress: invitation.ticketHash === hash };
}

/** Makes the user the member the invitation speaks of, and uses it up. */
export async function takeTicket(
  transaction: Transaction,
  user: Pick<UserRow, "id" | "email">,
  { invitation, at, address }: { invitation: InvitationRow; at: Date; address: string },
): Promise<void> {
  const { accountId, role } = invitation;
  await updateUser(transaction, user.id, { accountId, role });
  await markAccepted(transaction, invitation.id, at);
  await recordSecurityEvent(transaction, {
    accountId,
    kind: "member-joined",
    actorId: user.id,
    actorEmail: user.email,
    address,
    detail: `as ${role}`,
    at,
  });
}
