import { randomUUID } from "node:crypto";
import type { TicketSignUp } from "@seedbed/contract/access/invitations";
import { Failure } from "../../../platform/failure.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Identity } from "../identity/create-identity.ts";
import type { PasswordCheck, PasswordRefusal } from "../identity/passwords/is-known-password.ts";
import { findAccount, findUserByEmail, keepUser } from "../store.ts";
import { holdInvitation, takeTicket } from "./take-ticket.ts";

interface Dependencies extends Pick<AccessDependencies, "database" | "clock" | "externalProvider"> {
  identity: Pick<Identity, "createVerified" | "remove">;
  passwordCheck: PasswordCheck;
}

/**
 * Makes the invited person, who can sign in with the password at once and is a member as the invitation says. Of uses of one ticket at
 * the same time one succeeds; one that fails leaves the ticket as it was. Throws `conflict` for a ticket that is no longer good and for
 * an address that has a login already, and `invalid` for a password that guessers try first. The ticket that was answered to who invited proves no address: it throws `conflict`, too.
 */
export async function signUpWithTicket(
  { database, clock, identity, externalProvider, passwordCheck }: Dependencies,
  ticket: string,
  { address, ...person }: TicketSignUp & { address: string },
): Promise<{ email: string }> {
  // Nobody has a password here then.
  if (externalProvider) throw new Failure("conflict", "Sign in with your identity provider to accept the invitation.");
  // Before the invitation is held, as a service may be asked.
  refuse(await passwordCheck.refusalOf(person.password, { ...person, email: "" }));
  const at = clock();
  // The person belongs to no company yet, so none can be set for the transaction.
  return database.withSystem(async (transaction) => {
    const invitation = await holdInvitation(transaction, ticket, at);
    const { email } = invitation;
    if (await findUserByEmail(transaction, email)) throw alreadyHasLogin();
    if (!invitation.provesAddress) throw provesNothing();
    const company = await findAccount(transaction, invitation.accountId);
    refuse(passwordCheck.ofListedWords(person.password, { ...person, email, company }));
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

function refuse(refusal: PasswordRefusal | null): void {
  if (refusal) throw new Failure("invalid", refusal.message, { form: { password: refusal.message } });
}

const provesNothing = () =>
  new Failure(
    "conflict",
    "This link cannot confirm your email address. Open the one in the mail you were sent, or create an account with that address first: you can join then.",
  );

const alreadyHasLogin = () =>
  new Failure("conflict", "This email address already has an account. Sign in to accept the invitation.");
