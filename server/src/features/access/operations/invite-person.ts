import { randomUUID } from "node:crypto";
import type { NewInvitation } from "@seedbed/contract/access/invitations";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { listMailOutcomes } from "../../../platform/mail/mail-store.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { invitationMail } from "../invitation-mail.ts";
import { expiryOf } from "../invitation-state.ts";
import { endInvitation, insertInvitation } from "../invitation-store.ts";
import { findUserByEmail } from "../store.ts";
import { newTicket, ticketHash } from "../ticket.ts";
import { holdCompany } from "./hold-company.ts";
import type { MailedInvitation } from "./list-invitations.ts";

/** How long (ms) the mail is tried. */
const triedFor = 24 * 3_600_000;

/**
 * Invites an address into the caller's company and mails it the ticket, which is kept nowhere else; an earlier open invitation of the
 * address ends, and its mail is not sent any more. Throws `conflict` for a member's address.
 */
export async function invitePerson(
  { database, clock, mailer, publicUrl }: Pick<AccessDependencies, "database" | "clock" | "mailer" | "publicUrl">,
  actor: Member,
  { email, role, address }: NewInvitation & { address: string },
): Promise<{ invitation: MailedInvitation; ticket: string }> {
  const ticket = newTicket();
  const now = clock();
  const invitation = await database.withTenant(actor, async (transaction) => {
    const { account, admin } = await holdCompany(transaction, actor);
    const { accountId, userId } = actor;
    // First, because it waits for the invited person who is just accepting and will be a member then.
    await endInvitation(transaction, { accountId, email }, now);
    await assertNoMember(transaction, accountId, email);
    const issued = { id: randomUUID(), accountId, email, role, invitedBy: userId, createdAt: now };
    const mailId = await mailer.write(transaction, {
      kind: "invitation",
      to: email,
      accountId,
      content: invitationMail({ publicUrl, ticket, accountName: account.name, invitedBy: admin }),
      expiresAt: new Date(now.getTime() + triedFor),
      replaces: true,
    });
    const stored = await insertInvitation(transaction, {
      ...issued,
      ticketHash: ticketHash(ticket) ?? "",
      expiresAt: expiryOf(now),
      mailId,
    });
    await recordSecurityEvent(transaction, {
      accountId,
      kind: "member-invited",
      actorId: userId,
      actorEmail: admin.email,
      subjectEmail: email,
      address,
      detail: `as ${role}`,
      at: now,
    });
    return { ...stored, mail: (await listMailOutcomes(transaction, [mailId])).get(mailId) };
  });
  return { invitation, ticket };
}

async function assertNoMember(transaction: Transaction, accountId: string, email: string): Promise<void> {
  const known = await findUserByEmail(transaction, email);
  if (known?.accountId === accountId) throw new Failure("conflict", "This person is already a member.");
}
