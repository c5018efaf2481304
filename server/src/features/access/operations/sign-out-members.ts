import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Identity } from "../identity/create-identity.ts";
import { listUsers } from "../store.ts";
import { holdCompany } from "./hold-company.ts";
import { holdMember } from "./hold-member.ts";

export interface SignOutDependencies extends Pick<AccessDependencies, "database" | "clock" | "externalProvider"> {
  identity: Pick<Identity, "endSessionsOf">;
}

/**
 * Ends all sessions of another member, or of everybody else in the company; the commit ends calls and sockets, personal access tokens go on. Throws `not_found` for somebody
 * who is no member, `conflict` for the caller, who ends the own ones in the settings, and with an external identity provider, which alone has sessions to end.
 */
export async function signOutMembers(
  { database, clock, externalProvider, identity }: SignOutDependencies,
  actor: Member,
  { memberId, address }: { memberId?: string; address: string },
): Promise<void> {
  if (externalProvider)
    throw new Failure("conflict", `People sign in with ${externalProvider.name}: end their sessions there.`);
  await database.withTenant(actor, async (transaction) => {
    const { admin } = await holdCompany(transaction, actor);
    const member = memberId === undefined ? undefined : await holdMember(transaction, actor.accountId, memberId);
    if (member?.id === actor.userId)
      throw new Failure("conflict", "End your own sessions in your settings, under Security.");
    const members = member ? [member] : await listUsers(transaction, actor.accountId, {});
    await recordSecurityEvent(transaction, {
      accountId: actor.accountId,
      kind: member ? "member-signed-out" : "everybody-signed-out",
      actorId: actor.userId,
      actorEmail: admin.email,
      subjectEmail: member?.email,
      address,
      at: clock(),
    });
    const others = members.filter(({ id }) => id !== actor.userId);
    // Last, on another connection: what fails before leaves the sessions as they were.
    await identity.endSessionsOf(others.map(({ subject }) => subject));
  });
}
