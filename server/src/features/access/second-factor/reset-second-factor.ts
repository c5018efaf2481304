import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import { tellOfSecondFactor } from "../identity/second-factor/tell-of-second-factor.ts";
import { holdCompany } from "../operations/hold-company.ts";
import { holdMember } from "../operations/hold-member.ts";
import type { SecondFactorDependencies } from "./second-factor-dependencies.ts";

/**
 * Takes a member's second factors away, ends the member's sessions, and tells the member by mail. Throws `not_found` for somebody who is no member,
 * `conflict` for the caller, whom the own settings ask for the password, and with an external identity provider.
 */
export async function resetSecondFactor(
  { database, clock, mailer, publicUrl, externalProvider, identity }: SecondFactorDependencies,
  actor: Member,
  { memberId, address }: { memberId: string; address: string },
): Promise<void> {
  if (externalProvider)
    throw new Failure("conflict", `People sign in with ${externalProvider.name}: reset a second factor there.`);
  const at = clock();
  await database.withTenant(actor, async (transaction) => {
    const { admin } = await holdCompany(transaction, actor);
    const member = await holdMember(transaction, actor.accountId, memberId);
    if (member.id === actor.userId)
      throw new Failure("conflict", "Change your own second factor in your settings, under Security.");
    const kind = "second-factor-reset";
    await recordSecurityEvent(transaction, {
      accountId: actor.accountId,
      kind,
      actorId: actor.userId,
      actorEmail: admin.email,
      subjectEmail: member.email,
      address,
      at,
    });
    await tellOfSecondFactor({ mailer, publicUrl }, transaction, {
      kind,
      to: member.email,
      accountId: actor.accountId,
      at,
    });
    // Last, on another connection: what fails before leaves the member as it was.
    await identity.secondFactors.reset(member.subject);
  });
}
