import { randomUUID } from "node:crypto";
import type { TicketSignUp } from "@seedbed/contract/access/invitations";
import { Failure } from "../../../platform/failure.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Identity } from "../identity/create-identity.ts";
import { knownPassword, type PasswordCheck } from "../identity/passwords/is-known-password.ts";
import { findUserByEmail, keepUser } from "../store.ts";
import { holdInvitation, takeTicket } from "./take-ticket.ts";

interface Dependencies extends Pick<AccessDependencies, "database" | "clock" | "externalProvider"> {
  identity: Pick<Identity, "createVerified" | "remove">;
  isKnownPassword: PasswordCheck;
}

/**
 * Makes the invited person, who can sign in with the password at once and is a member as the invitation says. Of uses of one ticket at
 * the same time one succeeds; one that fails leaves the ticket as it was. Throws `conflict` for a ticket that is no longer good and for
 * an address that has a login already, and `invalid` for a password that everybody knows. The ticket that was answered to who invited proves no address: it throws `conflict`, too.
 */
export async function signUpWithTicket(
  { database, clock, identity, externalProvider, isKnownPassword }: Dependencies,
  ticket: string,
  { address, ...person }: TicketSignUp & { address: string },
): Promise<{ email: string }> {
  // Nobody has a password here then.
  if (externalProvider) throw new Failure("conflict", "Sign in with your identity provider to accept the invitation.");
  if (await isKnownPassword(person.password))
    throw new Failure("invalid", knownPassword, { form: { password: knownPassword } });
  const at = clock();
  // The person belongs to no company yet, so none can be set for the transaction.
  return database.withSystem(async (transaction) => {
    const invitation = await holdInvitation(transaction, ticket, at);
    const { email } = invitation;
    if (await findUserByEmail(transaction, email)) throw alreadyHasLogin();
    if (!invitation.provesAddress) throw provesNothing();
    const made = await identity.createVerified({ ...person, email });
    if (!made) throw alreadyHasLogin();
    try {
      const { firstName, lastName } = person;
      const user = await keepUser(transaction, { id: randomUUID(), subject: made.subject, email, firstName, lastName });
      await takeTicket(transaction, user, { invitation, at, address });
    } catch (error) {
      // The login is not part of this transaction; left behind, it would stand in the way of using the ticket again.
      await identity.remove(made.subject);
      throw error;
    }
    return { email };
  });
}

const provesNothing = () =>
  new Failure(
    "conflict",
    "This link cannot confirm your email address. Open the one in the mail you were sent, or create an account with that address first: you can join then.",
  );

const alreadyHasLogin = () =>
  new Failure("conflict", "This email address already has an account. Sign in to accept the invitation.");
