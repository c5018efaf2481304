import type { Role } from "@seedbed/contract/access/schemas";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { type UserRow, updateUser } from "../store.ts";
import { holdCompany } from "./hold-company.ts";
import { assertNotLastAdmin, holdMember } from "./hold-member.ts";
import { withdrawInvitationsOf } from "./withdraw-invitations-of.ts";

/**
 * Changes the role of a member, possibly of the caller; it counts for calls with the commit, sockets
 * come back with it, and each session gets another token at its next renewal. Throws `not_found` for somebody who is no member, `conflict` when no admin would be left.
 */
export async function changeRole(
  { database, clock, mailer }: Pick<AccessDependencies, "database" | "clock" | "mailer">,
  actor: Member,
  { memberId, role, address }: { memberId: string; role: Role; address: string },
): Promise<UserRow> {
  return database.withTenant(actor, async (transaction) => {
    const { admin } = await holdCompany(transaction, actor);
    const member = await holdMember(transaction, actor.accountId, memberId);
    if (member.role === role) return member;
    if (role !== "admin") {
      await assertNotLastAdmin(transaction, member);
      await withdrawInvitationsOf({ mailer }, transaction, {
        accountId: actor.accountId,
        userId: member.id,
        at: clock(),
      });
    }
    await recordSecurityEvent(transaction, {
      accountId: actor.accountId,
      kind: "role-changed",
      actorId: actor.userId,
      actorEmail: admin.email,
      subjectEmail: member.email,
      address,
      detail: `${member.role} to ${role}`,
      at: clock(),
    });
    return (await updateUser(transaction, member.id, { role })) ?? member;
  });
}
