import { Failure, notFound } from "../../../platform/failure.ts";
import type { Actor } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { type AccountRow, findAccount, lockUser } from "../store.ts";
import { holdInvitation, takeTicket } from "./take-ticket.ts";

/**
 * Takes the caller into the company of the ticket, in the role of the invitation. Throws `forbidden` when another address was invited,
 * `conflict` for a ticket that is no longer good and for a caller who has a company.
 */
export async function joinCompany(
  { database, clock }: Pick<AccessDependencies, "database" | "clock">,
  actor: Actor,
  { ticket, address }: { ticket: string; address: string },
): Promise<AccountRow> {
  const at = clock();
  // The caller is no member of the company yet, so it cannot be set for the transaction.
  return database.withSystem(async (transaction) => {
    const invitation = await holdInvitation(transaction, ticket, at);
    const user = await lockUser(transaction, actor.userId);
    if (!user) throw new Failure("unauthenticated", "Your session has ended. Sign in again.");
    if (user.email.toLowerCase() !== invitation.email)
      throw new Failure("forbidden", "This invitation is for another email address.");
    if (user.accountId) throw new Failure("conflict", "You already belong to a company.");
    await takeTicket(transaction, user, { invitation, at, address });
    const account = await findAccount(transaction, invitation.accountId);
    if (!account) throw notFound("The company was not found.");
    return account;
  });
}
