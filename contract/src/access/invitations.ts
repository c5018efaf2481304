import { z } from "zod";
import { passwordMaxLength, passwordMinLength } from "../limits.ts";
import { Instant, textUpTo, Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import { Account, Role } from "./schemas.ts";

/**
 * What became of an invitation's mail. `kept`: there is no mail server. `words`: why it waits or failed, in one line, mostly the mail
 * server's own; else empty.
 */
export const InvitationMail = z.object({ state: z.enum(["kept", "waiting", "sent", "failed"]), words: z.string() });
export type InvitationMail = z.infer<typeof InvitationMail>;

/** An open invitation. An expired one stays in the list until it is revoked or the person is invited again. */
export const Invitation = z.object({
  uuid: Uuid,
  email: z.email(),
  role: Role,
  status: z.enum(["pending", "expired"]),
  expiresAt: Instant,
  /** Null when nobody knows any more. */
  mail: InvitationMail.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const NewInvitation = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email("Email is Invalid.").max(320)),
  role: Role,
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/**
 * `ticket` is told once, to the admin who invites: it lets the owner of the address, once signed in, join. The ticket in the mail is another one,
 * which proves the address, too. Only hashes are kept.
 */
export const IssuedInvitation = Invitation.extend({ ticket: z.string() });
export type IssuedInvitation = z.infer<typeof IssuedInvitation>;

/** `invalid`: never issued, used or revoked; then, as for `expired`, the company is not named. */
export const InvitationState = z.object({ accountName: z.string(), status: z.enum(["valid", "invalid", "expired"]) });
export type InvitationState = z.infer<typeof InvitationState>;

/** The address is the invited one; who holds the ticket of the mail has proved to receive it. */
export const TicketSignUp = z.object({
  password: z
    .string()
    .min(passwordMinLength, `Password must be at least ${passwordMinLength} characters.`)
    .max(passwordMaxLength, `The maximum length is ${passwordMaxLength} characters`),
  firstName: textUpTo(100).default(""),
  lastName: textUpTo(100).default(""),
});
export type TicketSignUp = z.infer<typeof TicketSignUp>;

export const invitationRoutes = {
  "GET v1/account/invitations": {
    summary: "The company's open invitations, newest first.",
    access: "admin",
    status: 200,
    answer: z.array(Invitation),
  },
  "POST v1/account/invitations": {
    summary:
      "Invites an address and mails it a ticket of its own. An address that was mailed within 24 hours is not mailed again: role and answered ticket are new.",
    access: "admin",
    status: 201,
    body: NewInvitation,
    answer: IssuedInvitation,
    errors: ["not_found", "conflict"],
  },
  "DELETE v1/account/invitations/{id}": { summary: "Revokes an open invitation.", access: "admin", status: 204 },
  "GET v1/invitation/{ticket}": {
    summary: "What a ticket is good for.",
    access: "public",
    status: 200,
    answer: InvitationState,
  },
  "POST v1/invitation/{ticket}/sign-up": {
    summary:
      "Makes the invited person, who can then sign in with the answered address; takes the mailed ticket only, and uses it up.",
    access: "public",
    status: 201,
    body: TicketSignUp,
    answer: z.object({ email: z.email() }),
    errors: ["conflict"],
  },
  "POST v1/invitation/{ticket}/join": {
    summary: "Takes the signed-in owner of the invited address into the company; uses the ticket up.",
    access: "signed-in",
    status: 200,
    answer: Account,
    errors: ["conflict"],
  },
} as const satisfies Routes;
