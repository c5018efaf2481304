import type { Member } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { findUser } from "../store.ts";

/** The person as a member of the company, or null when the person no longer belongs to it. */
export async function findMember(
  { database }: Pick<AccessDependencies, "database">,
  tenant: { accountId: string; userId: string },
): Promise<Member | null> {
  const user = await database.withTenant(tenant, (transaction) => findUser(transaction, tenant.userId));
  if (!user || user.removedAt || user.accountId !== tenant.accountId) return null;
  return { userId: user.id, accountId: user.accountId, role: user.role, email: user.email };
}
