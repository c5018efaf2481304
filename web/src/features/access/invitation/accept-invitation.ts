import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOr } from "../../../transport/failure.ts";
import { identityProvider, session } from "../../../transport/session.ts";
import { keptTicket } from "./kept-ticket.ts";

interface InvitedPerson {
  password: string;
  firstName: string;
  lastName: string;
}

export type AcceptResult =
  | { kind: "accepted" }
  /** The ticket is no longer good, or the address has an account already: its owner signs in and joins then. */
  | { kind: "conflict"; sentence: string }
  | { kind: "refused"; sentence: string; form: Record<string, string> }
  /** The account was made for this address, but signing in to it failed. */
  | { kind: "incomplete"; email: string; sentence: string };

/** Makes the invited person and signs in; every failure is a result. */
export async function acceptInvitation(ticket: string, person: InvitedPerson): Promise<AcceptResult> {
  let email: string;
  try {
    ({ email } = await call("POST v1/invitation/{ticket}/sign-up", { params: { ticket }, body: person }));
  } catch (error) {
    const sentence = sentenceOr(error, "Failed to accept invitation. Please try again.");
    if (error instanceof CallFailed && error.code === "conflict") return { kind: "conflict", sentence };
    return { kind: "refused", sentence, form: (error instanceof CallFailed && error.form) || {} };
  }
  keptTicket.forget();
  return signInAsInvited(email, person.password);
}

/** The second half of accepting, which can be tried again by itself: the ticket is used up. */
export async function signInAsInvited(email: string, password: string): Promise<AcceptResult> {
  const incomplete: AcceptResult = {
    kind: "incomplete",
    email,
    sentence: "Unable to complete account creation. Please try again.",
  };
  try {
    const refreshToken = await identityProvider.signIn(email, password);
    if (!refreshToken) return incomplete;
    await session.begin(refreshToken);
    return { kind: "accepted" };
  } catch {
    return incomplete;
  }
}
