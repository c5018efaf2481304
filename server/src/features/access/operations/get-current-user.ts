import { Failure } from "../../../platform/failure.ts";
import type { Actor } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { type AccountRow, findAccount, findUser, type UserRow } from "../store.ts";

/** The caller and the caller's company, or null for it before onboarding and after a removal. Throws `unauthenticated` when the caller is unknown. */
export async function getCurrentUser(
  { database }: Pick<AccessDependencies, "database">,
  actor: Actor,
): Promise<{ user: UserRow; account: AccountRow | null }> {
  return database.withTenant(actor, async (transaction) => {
    const user = await findUser(transaction, actor.userId);
    if (!user) throw new Failure("unauthenticated", "Your session has ended. Sign in again.");
    // Authentication may still take somebody for a member who was removed a second ago.
    if (user.removedAt) return { user: { ...user, role: "member" }, account: null };
    const account = user.accountId ? await findAccount(transaction, user.accountId) : undefined;
    return { user, account: account ?? null };
  });
}
