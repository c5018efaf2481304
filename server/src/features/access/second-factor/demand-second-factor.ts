import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import { holdCompany } from "../operations/hold-company.ts";
import { demandSecondFactor as storeDemand } from "../store.ts";
import type { SecondFactorDependencies } from "./second-factor-dependencies.ts";

/**
 * Asks every member for a second factor, or no longer. It counts with the commit: sessions that were begun without one reach nothing but its set-up.
 * Throws `conflict` for an admin who has none, who would be locked out, and with an external identity provider.
 */
export async function demandSecondFactor(
  { database, clock, externalProvider }: Pick<SecondFactorDependencies, "database" | "clock" | "externalProvider">,
  actor: Member,
  { demanded, address }: { demanded: boolean; address: string },
): Promise<void> {
  if (externalProvider)
    throw new Failure("conflict", `People sign in with ${externalProvider.name}: ask for a second factor there.`);
  if (demanded && !actor.session?.proven)
    throw new Failure("conflict", "Set up a second factor of your own first, and sign in with it.");
  await database.withTenant(actor, async (transaction) => {
    const { account, admin } = await holdCompany(transaction, actor);
    if (account.secondFactorDemanded === demanded) return;
    await storeDemand(transaction, actor.accountId, demanded);
    await recordSecurityEvent(transaction, {
      accountId: actor.accountId,
      kind: demanded ? "second-factor-demanded" : "second-factor-optional",
      actorId: actor.userId,
      actorEmail: admin.email,
      address,
      at: clock(),
    });
  });
}
