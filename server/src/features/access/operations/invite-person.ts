import { randomUUID } from "node:crypto";
import type { NewInvitation } from "@seedbed/contract/access/invitations";
import { invitationsPerDayMax } from "@seedbed/contract/limits";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { listMailOutcomes } from "../../../platform/mail/mail-store.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { invitationMail } from "../invitation-mail.ts";
import { expiryOf } from "../invitation-state.ts";
import {
  changeInvitation,
  endInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitationTimes,
  lockOpenInvitation,
} from "../invitation-store.ts";
import { findUserByEmail } from "../store.ts";
import { newTicket, ticketHash } from "../ticket.ts";
import { holdCompany } from "./hold-company.ts";
import type { MailedInvitation } from "./list-invitations.ts";

/** How long (ms) the mail is tried, an address is not mailed again, and the mails of a company are counted. */
const day = 24 * 3_600_000;

/**
 * Invites an address into the caller's company and mails it a ticket that proves the address; the answered one does not. An address whose
 * open invitation is not a day old, and whose mail did not fail, is not mailed again; an older invitation ends, and its mail is not sent any
 * more. Throws `conflict` for a member's address, and `rate_limited`, changing nothing, when the company has invited too many in a day.
 */
export async function invitePerson(
  { database, clock, mailer, publicUrl }: Pick<AccessDependencies, "database" | "clock" | "mailer" | "publicUrl">,
  actor: Member,
  { email, role, address }: NewInvitation & { address: string },
): Promise<{ invitation: MailedInvitation; ticket: string }> {
  const [ticket, mailed] = [newTicket(), newTicket()];
  const linkHash = ticketHash(ticket);
  const now = clock();
  const invitation = await database.withTenant(actor, async (transaction) => {
    const { account, admin } = await holdCompany(transaction, actor);
    const { accountId, userId } = actor;
    const record = (actorEmail: string) =>
      recordSecurityEvent(transaction, {
        accountId,
        kind: "member-invited",
        actorId: userId,
        actorEmail,
        subjectEmail: email,
        address,
        detail: `as ${role}`,
        at: now,
      });
    // First, because it waits for the invited person who is just accepting and will be a member then.
    const earlier = await lockOpenInvitation(transaction, { accountId, email });
    await assertNoMember(transaction, accountId, email);
    if (earlier && (await isFresh(transaction, earlier, now))) {
      const change = { role, linkHash, invitedBy: userId };
      const stands = await changeInvitation(transaction, earlier.id, change);
      if (earlier.role !== role || earlier.invitedBy !== userId) await record(admin.email);
      return { ...stands, mail: await outcomeOf(transaction, stands.mailId) };
    }
    await assertFewToday(transaction, accountId, now);
    await endInvitation(transaction, { accountId, email }, now);
    const issued = { id: randomUUID(), accountId, email, role, invitedBy: userId, createdAt: now };
    const mailId = await mailer.write(transaction, {
      kind: "invitation",
      to: email,
      accountId,
      content: invitationMail({ publicUrl, ticket: mailed, accountName: account.name, invitedBy: admin }),
      expiresAt: new Date(now.getTime() + day),
      replaces: true,
    });
    const stored = await insertInvitation(transaction, {
      ...issued,
      ticketHash: ticketHash(mailed) ?? "",
      linkHash,
      expiresAt: expiryOf(now),
      mailId,
    });
    await record(admin.email);
    return { ...stored, mail: await outcomeOf(transaction, mailId) };
  });
  return { invitation, ticket };
}

const outcomeOf = async (transaction: Transaction, mailId: string | null) =>
  mailId ? (await listMailOutcomes(transaction, [mailId])).get(mailId) : undefined;

/** Whether the address was mailed within a day, as far as is known. */
async function isFresh(transaction: Transaction, invitation: InvitationRow, now: Date): Promise<boolean> {
  if (invitation.expiresAt <= now || now.getTime() - invitation.createdAt.getTime() >= day) return false;
  const mail = await outcomeOf(transaction, invitation.mailId);
  return mail?.status === "kept" || mail?.status === "waiting" || mail?.status === "sent";
}

/** Throws `rate_limited` when the company has mailed as many invitations as it may within a day. Hold the company first. */
async function assertFewToday(transaction: Transaction, accountId: string, now: Date): Promise<void> {
  const times = await listInvitationTimes(transaction, accountId, new Date(now.getTime() - day));
  const ends = times.at(-invitationsPerDayMax);
  if (!ends) return;
  const wait = ends.getTime() + day - now.getTime();
  const hours = Math.ceil(wait / 3_600_000);
  throw new Failure(
    "rate_limited",
    `Your company has sent ${invitationsPerDayMax} invitations within a day, and more are not sent. Those that were sent stay good. Try again in ${hours === 1 ? "an hour" : `${hours} hours`}.`,
    { retryAfter: Math.max(1, Math.ceil(wait / 1000)) },
  );
}

async function assertNoMember(transaction: Transaction, accountId: string, email: string): Promise<void> {
  const known = await findUserByEmail(transaction, email);
  if (known?.accountId === accountId) throw new Failure("conflict", "This person is already a member.");
}
