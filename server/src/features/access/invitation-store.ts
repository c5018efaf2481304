import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { accounts, invitations } from "./tables.ts";

export type InvitationRow = typeof invitations.$inferSelect;

const ofTicket = (hash: string) => or(eq(invitations.ticketHash, hash), eq(invitations.linkHash, hash));
const open = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

/** The company's open invitations, expired ones included, newest first. */
export async function listOpenInvitations(transaction: Transaction, accountId: string): Promise<InvitationRow[]> {
  return transaction
    .select()
    .from(invitations)
    .where(and(eq(invitations.accountId, accountId), open))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** Adds an invitation. Fails with a unique violation when the company has an open one of the same address. */
export async function insertInvitation(
  transaction: Transaction,
  invitation: Omit<InvitationRow, "acceptedAt" | "revokedAt">,
): Promise<InvitationRow> {
  const [row] = await transaction.insert(invitations).values(invitation).returning();
  if (!row) throw new Error("inserting an invitation returned no row");
  return row;
}

/** The company's open invitation of this address, held until the transaction ends. Waits for one that is just being used. */
export async function lockOpenInvitation(
  transaction: Transaction,
  { accountId, email }: { accountId: string; email: string },
): Promise<InvitationRow | undefined> {
  const which = and(eq(invitations.accountId, accountId), eq(invitations.email, email), open);
  return (await transaction.select().from(invitations).where(which).for("update"))[0];
}

/** Makes an open invitation say something else; its mail and what that brings stay. */
export async function changeInvitation(
  transaction: Transaction,
  id: string,
  change: Pick<InvitationRow, "role" | "linkHash" | "invitedBy">,
): Promise<InvitationRow> {
  const [row] = await transaction.update(invitations).set(change).where(eq(invitations.id, id)).returning();
  if (!row) throw new Error("changing an invitation returned no row");
  return row;
}

/** When the company made the invitations that are younger than `since`, earliest first. */
export async function listInvitationTimes(transaction: Transaction, accountId: string, since: Date): Promise<Date[]> {
  const rows = await transaction
    .select({ createdAt: invitations.createdAt })
    .from(invitations)
    .where(and(eq(invitations.accountId, accountId), gt(invitations.createdAt, since)))
    .orderBy(asc(invitations.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

/** Ends the open invitations that the person sent; tells which. Waits for those that are just being used. */
export async function endInvitationsOf(
  transaction: Transaction,
  { accountId, userId }: { accountId: string; userId: string },
  revokedAt: Date,
): Promise<InvitationRow[]> {
  return transaction
    .update(invitations)
    .set({ revokedAt })
    .where(and(eq(invitations.accountId, accountId), eq(invitations.invitedBy, userId), open))
    .returning();
}

/** Ends the company's open invitation with this id or of this address; undefined when there is none. Waits for one that is just being used. */
export async function endInvitation(
  transaction: Transaction,
  { accountId, ...which }: { accountId: string } & ({ id: string } | { email: string }),
  revokedAt: Date,
): Promise<InvitationRow | undefined> {
  const named = "id" in which ? eq(invitations.id, which.id) : eq(invitations.email, which.email);
  const ended = await transaction
    .update(invitations)
    .set({ revokedAt })
    .where(and(eq(invitations.accountId, accountId), named, open))
    .returning();
  return ended[0];
}

/** The invitation of a ticket, of whatever company, and the company's name. */
export async function findInvitation(
  transaction: Transaction,
  ticketHash: string,
): Promise<(InvitationRow & { accountName: string }) | undefined> {
  const [row] = await transaction
    .select({ invitation: invitations, accountName: accounts.name })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .where(ofTicket(ticketHash));
  return row && { ...row.invitation, accountName: row.accountName };
}

/** The invitation of a ticket, of whatever company, held until the transaction ends: a second use waits. */
export async function lockInvitation(transaction: Transaction, ticketHash: string): Promise<InvitationRow | undefined> {
  return (await transaction.select().from(invitations).where(ofTicket(ticketHash)).for("update"))[0];
}

export async function markAccepted(transaction: Transaction, id: string, acceptedAt: Date): Promise<void> {
  await transaction.update(invitations).set({ acceptedAt }).where(eq(invitations.id, id));
}
