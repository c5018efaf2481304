import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { updateUser } from "../store.ts";
import { holdCompany } from "./hold-company.ts";
import { assertNotLastAdmin, holdMember } from "./hold-member.ts";
import { withdrawInvitationsOf } from "./withdraw-invitations-of.ts";

/**
 * Ends a member's access, possibly the caller's own; what the member made stays, under the member's name, and whom the member invited is no longer invited. The commit ends
 * calls and sockets. The person keeps the login and may be invited again or found a company. Throws
 * `not_found` for somebody who is no member, `conflict` when no admin would be left.
 */
export async function removeMember(
  { database, clock, mailer }: Pick<AccessDependencies, "database" | "clock" | "mailer">,
  actor: Member,
  { memberId, address }: { memberId: string; address: string },
): Promise<void> {
  const at = clock();
  await database.withTenant(actor, async (transaction) => {
    const { admin } = await holdCompany(transaction, actor);
    const member = await holdMember(transaction, actor.accountId, memberId);
    await assertNotLastAdmin(transaction, member);
    await updateUser(transaction, member.id, { removedAt: at });
    await withdrawInvitationsOf({ mailer }, transaction, { accountId: actor.accountId, userId: member.id, at });
    await recordSecurityEvent(transaction, {
      accountId: actor.accountId,
      kind: "member-removed",
      actorId: actor.userId,
      actorEmail: admin.email,
      subjectEmail: member.email,
      address,
      at,
    });
  });
}
