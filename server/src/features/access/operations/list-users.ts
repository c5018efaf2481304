import type { Member } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { listUsers as storedUsers, type UserFilter, type UserRow } from "../store.ts";

/** The users of the caller's company that match every given part, by name. */
export async function listUsers(
  { database }: Pick<AccessDependencies, "database">,
  actor: Member,
  query: UserFilter,
): Promise<UserRow[]> {
  return database.withTenant(actor, (transaction) => storedUsers(transaction, actor.accountId, query));
}
