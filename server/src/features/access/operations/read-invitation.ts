import type { InvitationState } from "@seedbed/contract/access/invitations";
import type { AccessDependencies } from "../dependencies.ts";
import { stateOf } from "../invitation-state.ts";
import { findInvitation } from "../invitation-store.ts";
import { ticketHash } from "../ticket.ts";

/** What a ticket is good for. The company is named to the holder of a valid one only. */
export async function readInvitation(
  { database, clock }: Pick<AccessDependencies, "database" | "clock">,
  ticket: string,
): Promise<InvitationState> {
  const hash = ticketHash(ticket);
  // Who holds the ticket belongs to no company yet, so none can be set for the transaction.
  const found = hash ? await database.withSystem((transaction) => findInvitation(transaction, hash)) : undefined;
  const status = found ? stateOf(found, clock()) : "invalid";
  return { accountName: found && status === "valid" ? found.accountName : "", status };
}
