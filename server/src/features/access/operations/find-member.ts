import type { Member } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { SecondFactors } from "../identity/second-factor/second-factors.ts";
import { findUser, isSecondFactorDemanded } from "../store.ts";

interface Dependencies extends Pick<AccessDependencies, "database"> {
  identity: { secondFactors: Pick<SecondFactors, "isProven"> };
}

/**
 * The person as a member of the company, or null when the person no longer belongs to it, or the session lacks the second factor that the
 * company asks for.
 */
export async function findMember(
  { database, identity }: Dependencies,
  { session, ...tenant }: { accountId: string; userId: string; session?: string | null },
): Promise<Member | null> {
  const { user, demanded } = await database.withTenant(tenant, async (transaction) => ({
    user: await findUser(transaction, tenant.userId),
    demanded: await isSecondFactorDemanded(transaction, tenant.accountId),
  }));
  if (!user || user.removedAt || user.accountId !== tenant.accountId) return null;
  if (demanded && session && !(await identity.secondFactors.isProven(session))) return null;
  return { userId: user.id, accountId: user.accountId, role: user.role, email: user.email };
}
